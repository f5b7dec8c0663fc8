import './project-card.css';
import type { ReactNode } from 'react';
import { industryPath } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';

type ProjectCardProps = {
  title: string;
  client: string;
  category: string;
  year: number;
  summary: string;
  built: readonly string[];
  picture: ReactNode;
  words: { built: string; client: string };
};

/** A project. Every card leads to the healthcare industry (behaviour W2). */
export function ProjectCard({
  title,
  client,
  category,
  year,
  summary,
  built,
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
        <dl className="project__facts">
          <div>
            <dt>{words.client}</dt>
            <dd>{client}</dd>
          </div>
          <div>
            <dt>{words.built}</dt>
            <dd>{built.join(', ')}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
