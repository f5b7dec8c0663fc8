import '../ui/link/linked-title.css';
import './project-card.css';
import type { ReactNode } from 'react';
import { type projects, portfolio as words } from '#content/portfolio/portfolio-copy.ts';
import { casePath, industryPath } from '#shared/paths.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { ArrowLink } from '../ui/link/arrow-link.tsx';

type ProjectCardProps = { project: (typeof projects)[number]; picture: ReactNode };

/** A project, which leads to its case, to healthcare, and to its own industry where that is another (behaviour W2). */
export function ProjectCard({ project, picture }: ProjectCardProps) {
  const { title, client, year, summary, built, result } = project;
  const category = words.categories[project.category];
  return (
    <article className="project card card--lift linked">
      <div className="ruled-end sunken project__picture">{picture}</div>
      <div className="project__body box-5">
        <p className="beside between items-baseline wide project__top">
          <span className="label">{category}</span> <span className="mono-note">{year}</span>
        </p>
        <h3 className="title-2 project__title">
          <ArrowLink className="linked__link" to={casePath(project.id)}>
            {title}
          </ArrowLink>
        </h3>
        <p className="text-m">{summary}</p>
        <p className="grid gap-0 project__result above-2">
          <span className="visually-hidden">{words.result}: </span>
          <strong className="title-1">{result.figure}</strong>{' '}
          <span className="text-s muted balance">{result.measured}</span>
        </p>
        <DescriptionList
          className="rules facts project__facts pad-2 inset-3"
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
        <p className="row project__links">
          {project.category !== 'healthcare' && (
            <ArrowLink className="text-link" to={industryPath(project.category)}>
              {words.industry(category)}
            </ArrowLink>
          )}
          <ArrowLink className="text-link" to={industryPath('healthCare')}>
            {project.category === 'healthcare' ? words.industry(category) : words.healthcare}
          </ArrowLink>
        </p>
      </div>
    </article>
  );
}
