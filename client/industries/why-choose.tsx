import './why-choose.css';
import { industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import type { Industry } from '#shared/slugs.ts';
import nightsUrl from '../pictures/nights.svg?url';
import { Evidence } from '../ui/drawing/evidence.tsx';

type WhyChooseProps = { industry: Industry; of: Pick<IndustryContent, 'arrangement' | 'name' | 'whyChoose'> };

/** Why this industry chooses us: one night or trip, drawn from edge to edge, with its log and six reasons. */
export function WhyChoose({ industry, of: { arrangement, name, whyChoose } }: WhyChooseProps) {
  const { figure, of, labels, evidence, reasons } = whyChoose;
  const ground = arrangement.isBright ? 'bright' : 'band band--plain';
  return (
    <section className={`section ${ground}`} aria-labelledby="why">
      <div className="wrap">
        <h2 className="title-3" id="why">{`${industryWords.why} ${name}`}</h2>
        <p className="stage__figure semibold ink">{figure}</p>
        <p className="lead">{of}</p>
      </div>
      <svg className={`whole ruled-end why__drawing why__drawing--${industry}`} aria-hidden="true">
        <use href={`${nightsUrl}#${industry}`} width="100%" height="100%" />
        {labels.map(([x, y, words, anchor]) => (
          <text key={words} x={`${x}%`} y={`${y}%`} textAnchor={anchor ?? (x > 80 ? 'end' : 'start')}>
            {words}
          </text>
        ))}
      </svg>
      <div className="wrap split split--wide-end gap-7 why__below">
        <Evidence of={evidence} />
        <ul className="grid gap-4">
          {reasons.map(({ title, description }) => (
            <li key={title} className="split split--third items-start gap-2 ruled inset-3">
              <h3>{title}</h3>
              <p className="text-m balance">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
