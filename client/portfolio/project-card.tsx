import './project-card.css';
import type { ReactNode } from 'react';
import { type projects, portfolio as words } from '#content/portfolio/portfolio-copy.ts';
import { industryPath } from '#shared/paths.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { ArrowLink } from '../ui/link/arrow-link.tsx';

type ProjectCardProps = { project: (typeof projects)[number]; picture: ReactNode };

/**
 * A project. Every card leads to the healthcare industry, and those of another to their own as well (behaviour W2);
 * where that is the same address, the words for it stand on the card's own link.
 */
export function ProjectCard({ project, picture }: ProjectCardProps) {
  const { title, client, year, summary, built, result } = project;
  const category = words.categories[project.category];
  return (
    <article className="project card card--lift linked">
      <div className="project__picture">{picture}</div>
      <div className="project__body">
        <p className="project__top">
          <span className="label">{category}</span> <span className="mono">{year}</span>
        </p>
        <h3 className="project__title">
          <ArrowLink className="linked__link" to={industryPath('healthCare')}>
            {title}
          </ArrowLink>
        </h3>
        <p>{summary}</p>
        <p className="project__result">
          <span className="visually-hidden">{words.result}: </span>
          <strong>{result.figure}</strong> <span>{result.measured}</span>
        </p>
        <DescriptionList
          className="project__facts grid gap-2 text-s"
          items={[
            [
              words.client,
              <>
                {client.name}, {client.place}
              </>,
            ],
            [words.built, built.join(', ')],
          ]}
        />
        {project.category === 'healthcare' ? (
          <span className="text-link project__industry" aria-hidden="true">
            {words.industry(category)} <Icon name="arrow-right" className="icon--move" />
          </span>
        ) : (
          <ArrowLink className="text-link project__industry" to={industryPath(project.category)}>
            {words.industry(category)}
          </ArrowLink>
        )}
      </div>
    </article>
  );
}
