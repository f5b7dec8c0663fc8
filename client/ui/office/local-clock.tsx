import { useSyncExternalStore } from 'react';
import { company } from '#content/company.ts';
import { officeWords as words } from '#content/office-copy.ts';
import { Label } from '../line-drawing/marks.tsx';

const CLOCK_REFRESH = 1000;
const hours = company.officeHours;

/** Width of a day in the drawing, and of an hour, in its units. */
const DAY = 384;
const HOUR = DAY / 24;
const MARKED = ['00', '06', '12', '18', '24'];
const ANCHORS = ['start', 'middle', 'middle', 'middle', 'end'] as const;

/**
 * The time at the office, to the second. A clock is not a status message, so nothing is announced; the server
 * and a browser without JavaScript show the working hours only.
 */
export function LocalClock() {
  const second = useSyncExternalStore(everySecond, currentSecond, () => undefined);
  const now = second === undefined ? undefined : momentAt(second);
  return (
    <div className="grid gap-3 sunken ruled-end office__clock">
      <p className="row between wide office__top">
        <span className="label">{`${company.address.city}, UTC +05:30`}</span>
        {now && (
          <span className={`beside text-xs semibold ${isAtWork(now) ? 'office__open' : ''}`}>
            {isAtWork(now) ? words.atWork : words.opens(opensOn(now), hours.opens)}
          </span>
        )}
      </p>
      {now ? (
        <time
          className="ink anywhere office__time"
          translate="no"
          dateTime={`${now.hour}:${now.minute}:${now.second}`}
        >
          {timeOf(now)}
          <span className="muted">:{now.second}</span>
        </time>
      ) : (
        <p className="ink anywhere office__time">
          {hours.opens}
          <span className="muted">–</span>
          {hours.closes}
        </p>
      )}
      <DayLine now={now} />
    </div>
  );
}

function DayLine({ now }: { now: Moment | undefined }) {
  const label = `${words.hours}: ${hours.days}, ${hours.opens} to ${hours.closes}`;
  return (
    <svg className="whole office__day" viewBox={`0 0 ${DAY} 34`} fill="none" role="img" aria-label={label}>
      <path stroke="var(--border)" strokeWidth="2" d={`M0 10H${DAY}`} />
      <path stroke="var(--border)" d="M.5 4V16M96 4V16M192 4V16M288 4V16M383.5 4V16" />
      <path stroke="var(--copper)" strokeWidth="4" d={`M${x(hours.opens)} 10H${x(hours.closes)}`} />
      {now && (
        <circle fill="var(--bg)" stroke="var(--copper)" strokeWidth="4" cx={x(timeOf(now))} cy="10" r="6" />
      )}
      {MARKED.map((hour, at) => (
        <Label key={hour} x={Number(hour) * HOUR} y={31} anchor={ANCHORS[at]} words={hour} />
      ))}
    </svg>
  );
}

const currentSecond = () => Math.floor(Date.now() / 1000);

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, CLOCK_REFRESH);
  return () => clearInterval(timer);
}

/** A moment in the office's time zone, two digits for each part. */
type Moment = Record<'weekday' | 'hour' | 'minute' | 'second', string>;

const timeOf = ({ hour, minute }: Moment) => `${hour}:${minute}`;

function momentAt(second: number): Moment {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = clock.formatToParts(second * 1000);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Moment;
}

/** Where a time such as `10:30` is on the line of the day. */
function x(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours + minutes / 60) * HOUR;
}

/** The day on which the office, now closed, opens next. */
function opensOn(now: Moment): string {
  const today = hours.workdays.findIndex((day) => day === now.weekday);
  if (today >= 0 && timeOf(now) < hours.opens) return 'today';
  return hours.workdays[(today + 1) % hours.workdays.length] ?? '';
}

/** Whether the office is open. */
function isAtWork(now: Moment): boolean {
  const time = timeOf(now);
  return hours.workdays.some((day) => day === now.weekday) && time >= hours.opens && time < hours.closes;
}
