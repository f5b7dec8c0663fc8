import { useSyncExternalStore } from 'react';
import { company } from '#content/company.ts';
import { isAtWork, type Moment, minutesOf, momentIn } from './office-time.ts';

const CLOCK_REFRESH = 1000;
const hours = company.officeHours;

/** Width of the drawing of a day, and the units of an hour in it. */
const DAY = 384;
const HOUR = DAY / 24;

/**
 * The time at the office, by the second. A clock is no message, so nothing is announced; the server and a browser
 * without JavaScript show the working hours only.
 */
export function LocalClock({ hoursLabel, atWork }: { hoursLabel: string; atWork: string }) {
  const second = useSyncExternalStore(everySecond, currentSecond, unknownSecond);
  const now = second === undefined ? undefined : momentIn(hours.timeZone, new Date(second * 1000));
  return (
    <div className="grid gap-3 sunken ruled-end office__clock">
      <p className="row between wide office__top">
        <span className="label">{`${company.address.city}, UTC +05:30`}</span>
        {now && isAtWork(hours, now) && (
          <span className="beside text-xs semibold office__open">{atWork}</span>
        )}
      </p>
      {now ? (
        <time className="office__time" translate="no" dateTime={`${now.hours}:${now.minutes}:${now.seconds}`}>
          {`${now.hours}:${now.minutes}`}
          <span>:{now.seconds}</span>
        </time>
      ) : (
        <p className="office__time">
          {hours.opens}
          <span>–</span>
          {hours.closes}
        </p>
      )}
      <DayLine now={now} label={`${hoursLabel}: ${hours.days}, ${hours.opens} to ${hours.closes}`} />
    </div>
  );
}

function DayLine({ now, label }: { now: Moment | undefined; label: string }) {
  const x = (minutes: number) => (minutes / 60) * HOUR;
  return (
    <svg className="office__day" viewBox={`0 0 ${DAY} 34`} fill="none" role="img" aria-label={label}>
      <path stroke="var(--border)" strokeWidth="2" d={`M0 10H${DAY}`} />
      <path stroke="var(--border)" d="M.5 4V16M96 4V16M192 4V16M288 4V16M383.5 4V16" />
      <path
        stroke="var(--copper)"
        strokeWidth="4"
        d={`M${x(minutesOf(hours.opens))} 10H${x(minutesOf(hours.closes))}`}
      />
      {now && (
        <circle
          fill="var(--bg)"
          stroke="var(--copper)"
          strokeWidth="4"
          cx={x(Number(now.hours) * 60 + Number(now.minutes))}
          cy="10"
          r="6"
        />
      )}
      <g>
        <text x="0" y="31">
          00
        </text>
        <text x="96" y="31" textAnchor="middle">
          06
        </text>
        <text x="192" y="31" textAnchor="middle">
          12
        </text>
        <text x="288" y="31" textAnchor="middle">
          18
        </text>
        <text x={DAY} y="31" textAnchor="end">
          24
        </text>
      </g>
    </svg>
  );
}

const currentSecond = () => Math.floor(Date.now() / 1000);
const unknownSecond = () => undefined;

/** Ticks at the full second, whenever the page was opened. */
function everySecond(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(
      () => {
        tick();
        next();
      },
      CLOCK_REFRESH - (Date.now() % CLOCK_REFRESH),
    );
  };
  next();
  return () => clearTimeout(timer);
}
