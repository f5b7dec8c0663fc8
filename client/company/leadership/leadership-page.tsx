import '../../ui/link/link-list.css';
import './leadership-page.css';
import { useEffect } from 'react';
import { leadership } from '#content/company/leadership-copy.ts';
import { CAREER, LEADERSHIP } from '#shared/paths.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { ArrowLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { Signature } from '../../ui/person/signature.tsx';
import { FlipCard } from './flip-card.tsx';

export function Page() {
  const { heading, lead, groups, groupsLabel, join } = leadership;
  // On paper nothing turns: the page is printed as without scripts, with each back below its front.
  useEffect(() => {
    const { dataset } = document.documentElement;
    const gone = new AbortController();
    addEventListener('beforeprint', () => delete dataset.scripts, gone);
    addEventListener('afterprint', () => Object.assign(dataset, { scripts: '' }), gone);
    return () => gone.abort();
  }, []);
  return (
    <>
      <div className="band band--plain team-top">
        <div className="wrap grid gap-5">
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{lead}</p>
          <nav aria-label={groupsLabel}>
            <ul className="grid gap-0 cols-2 desk-cols-4 rules link-list">
              {groups.map(({ id, title, members }) => (
                <li key={id} className="beside gap-0">
                  <a href={`#${id}`}>{title}</a>
                  <span className="mono text-xs copper" aria-hidden="true">
                    {members.length}
                  </span>
                </li>
              ))}
            </ul>
          </nav>
          {/* All of them on one sheet, written as the page opens. Decorative: each stands on its card again. */}
          <div className="grid always-cols-3 ruled inset-5 team-top__sheet">
            {groups.flatMap(({ members }) => members.map(({ id }) => <Signature key={id} of={id} />))}
          </div>
        </div>
      </div>
      <div className="wrap grid team">
        {groups.map(({ id, title, text, leads, members }) => (
          <section
            key={id}
            className={`grid ruled team__group inset-5 team__group--${id}`}
            id={id}
            aria-labelledby={`${id}-title`}
          >
            <div className="row between team__head items-baseline gap-1">
              <h2 className="title-2" id={`${id}-title`}>
                {title}
              </h2>
              <p className="muted balance">{text}</p>
            </div>
            {/* Where who leads takes two columns, every group fills its rows. */}
            <ul className="grid cols-2 team__cards gap-3">
              {members.map((member, at) => (
                <li key={member.id} className={at < leads ? 'team__lead' : undefined}>
                  <FlipCard member={member} group={id} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="wrap section section--flush on-screen" aria-labelledby="join">
        <div className="grid gap-6 desk-cols-2 items-end vacancy">
          <div className="stack">
            <p className="label">{join.label}</p>
            <h2 className="display" id="join">
              {join.title}
            </h2>
            <p>{join.text}</p>
            <ArrowLink className="button" to={CAREER}>
              {join.link}
            </ArrowLink>
          </div>
          <div>
            <DescriptionList className="grid gap-1 facts" items={join.facts} />
            <p className="mask vacancy__line" aria-hidden="true">
              ×
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

export const head = () => pageHead(leadership, LEADERSHIP);
