import './project-card.css';
import type { ReactNode } from 'react';
import type { Client } from '#content/clients.ts';
import type { portfolio } from '#content/portfolio/portfolio-copy.ts';
import { industryPath } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';

type ProjectCardProps = {
  title: string;
  client: Client;
  category: string;
  /** Where the second link leads, for a category that is another industry than healthcare. */
  industry: string | undefined;
  year: number;
  summary: string;
  built: readonly string[];
  result: { figure: string; measured: string };
  picture: ReactNode;
  words: Pick<typeof portfolio, 'built' | 'client' | 'result' | 'industry'>;
};

/** A project. Every card leads to the healthcare industry, and those of another to their own as well (behaviour W2). */
export function ProjectCard({
  title,
  client,
  category,
  industry,
  year,
  summary,
  built,
  result,
  picture,
  words,
}: ProjectCardProps) {
  return (
    <article className="project card card--lift">
      <div className="project__picture">{picture}</div>
      <div className="project__body">
        <p className="project__top">
          <span className="label">{category}</span>
          <span className="mono">{year}</span>
        </p>
        <h3 className="project__title">
          <AppLink to={industryPath('healthCare')}>
            {title} <Icon name="arrow-right" className="icon--move" />
          </AppLink>
        </h3>
        <p>{summary}</p>
        <p className="project__result">
          <span className="visually-hidden">{words.result}: </span>
          <strong>{result.figure}</strong> <span>{result.measured}</span>
        </p>
        <dl className="project__facts">
          <div>
            <dt>{words.client}</dt>
            <dd>
              {client.name}, {client.place}
            </dd>
          </div>
          <div>
            <dt>{words.built}</dt>
            <dd>{built.join(', ')}</dd>
          </div>
        </dl>
        {industry && (
          <AppLink className="text-link project__industry" to={industry}>
            {words.industry(category)} <Icon name="arrow-right" className="icon--move" />
          </AppLink>
        )}
      </div>
    </article>
  );
}
