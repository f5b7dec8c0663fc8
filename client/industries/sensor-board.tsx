import './sensor-board.css';
import { type ReactNode, useId } from 'react';
import { industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { Icon } from '../ui/icon.tsx';
import { Drawing } from '../ui/line-drawing/marks.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteBoard } from './site-board.tsx';

type SensorBoardProps = {
  industry: Industry;
  of: Pick<IndustryContent, 'board' | 'solutions'>;
  /** What stands on the horizon beside the reading. */
  children: ReactNode;
};

/**
 * The board of an industry, whose sensors are radio buttons: the signal of the chosen one is the hero's horizon,
 * on which stand its value, what becomes of it and the solution it feeds. CSS shows them (`:has(:checked)`), so it
 * works without scripts.
 */
export function SensorBoard({ industry, of: { board, solutions }, children }: SensorBoardProps) {
  const { boardTitle, choose } = industryWords;
  const name = useId();
  return (
    <section className={`sensor-board sensor-board--${industry}`} aria-label={boardTitle}>
      <div className="square sensor-board__drawing">
        {board.picture && <Picture of={board.picture} priority sizes="(min-width: 48em) 60vw, 92vw" />}
        {!board.picture && <SiteBoard industry={industry} {...board} isLabelled={false} />}
        <fieldset className="grid always-cols-4 gap-0">
          <legend className="visually-hidden">{choose}</legend>
          {board.sensors.map(({ input }, slot) => (
            <label key={input} className="stack gap-1 sensor">
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
      <div className="horizon" role="status">
        {board.sensors.map(({ input, value, rule, signal, feeds }, slot) => (
          <div key={input} className={`horizon__reading slot-${slot}`}>
            <Drawing className="horizon__signal on-screen" size={[240, 48]} preserveAspectRatio="none">
              <use href={`${drawingsUrl}#${signal}`} />
            </Drawing>
            <div className="stack gap-2">
              <p className="title-4">{value}</p>
              <p className="text-m balance wide">{rule}</p>
              <a className="text-link" href={`#solution-${feeds + 1}`}>
                {solutions[feeds]?.title} <Icon name="arrow-right" className="icon--move" />
              </a>
            </div>
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
