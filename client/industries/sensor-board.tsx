import './sensor-board.css';
import { useId } from 'react';
import { industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { Icon } from '../ui/icon.tsx';
import { Drawing } from '../ui/line-drawing/marks.tsx';
import { SiteBoard } from './site-board.tsx';

type SensorBoardProps = {
  industry: Industry;
  of: Pick<IndustryContent, 'board' | 'solutions'>;
};

/**
 * The board of an industry, whose sensors are radio buttons: the chosen one shows its signal, what becomes of
 * it and the solution it feeds. CSS shows them (`:has(:checked)`), so it works without scripts.
 */
export function SensorBoard({ industry, of: { board, solutions } }: SensorBoardProps) {
  const { boardTitle, choose } = industryWords;
  const name = useId();
  return (
    <section className={`frame sensor-board sensor-board--${industry}`} aria-label={boardTitle}>
      <div className="sensor-board__drawing">
        <SiteBoard industry={industry} {...board} isLabelled={false} />
        <fieldset>
          <legend className="visually-hidden">{choose}</legend>
          {board.sensors.map(({ input }, slot) => (
            <label key={input} className={`stack sensor sensor--at-${slot}`}>
              <input
                type="radio"
                name={name}
                value={input}
                className={`pad is-${slot}`}
                defaultChecked={slot === 0}
              />
              <span>{input}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="grid above-6 ruled sunken" role="status">
        {board.sensors.map(({ input, value, rule, signal, feeds }, slot) => (
          <div key={input} className={`sensor-panel slot-${slot} grid items-center content-start`}>
            <p className="title-3 ink medium">{value}</p>
            <Drawing className="whole sensor-panel__signal" size={[240, 48]} preserveAspectRatio="none">
              <path stroke="var(--hairline)" strokeWidth="1.5" d="M0 40H240" />
              <use fill="none" stroke="var(--copper)" href={`${drawingsUrl}#${signal}`} />
            </Drawing>
            <p className="text-s wide balance">{rule}</p>
            <a className="text-link" href={`#solution-${feeds + 1}`}>
              {solutions[feeds]?.title} <Icon name="arrow-right" className="icon--move" />
            </a>
          </div>
        ))}
      </div>
    </section>
  );
}
