import '../ui/link/linked-title.css';
import '../ui/travels/travels.css';
import { useViewTransitionState } from 'react-router-dom';
import {
  PORTFOLIO_CATEGORIES,
  type PortfolioCategory,
  projects,
  portfolio as words,
} from '#content/portfolio/portfolio-copy.ts';
import { casePath, industryPath, PORTFOLIO } from '#shared/paths.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { FilterBar } from '../ui/filter-bar/filter-bar.tsx';
import { ArrowLink, TextLink } from '../ui/link/app-link.tsx';
import { ProjectPicture } from './project-picture.tsx';

/** The first of all is staged across the window; every third, or the first of an odd count, spans the page. */
function kindOf(at: number, count: number, isAll: boolean): 'card' | 'wide' | 'stage' {
  if (at === 0 && isAll) return 'stage';
  return (count % 3 === 0 ? at % 3 === 0 : at === 0 && count % 2 === 1) ? 'wide' : 'card';
}

const CLASSES = {
  card: 'frame frame--small raised',
  wide: 'project--wide',
  stage: 'band band--plain project--stage',
};

/** The filter bar and the projects of the chosen category (behaviour W1). */
export function PortfolioProjects({ chosen }: { chosen: PortfolioCategory | undefined }) {
  const { categories, counted } = words;
  const shown = projects.filter(({ category }) => !chosen || category === chosen);
  const options = [
    { value: '', label: words.all },
    ...PORTFOLIO_CATEGORIES.map((value) => ({ value, label: categories[value] })),
  ];
  return (
    <>
      <h2 className="title-3 below-4" id="projects-title">
        {words.projectsTitle}
      </h2>
      <div className="row between gap-4 below-5">
        <FilterBar
          label={words.filter}
          path={PORTFOLIO}
          name="category"
          options={options}
          chosen={chosen ?? ''}
          place="projects"
        />
        <p className="note" role="status">
          {counted(shown.length, chosen && categories[chosen])}
        </p>
      </div>
      <ul className="grid cols-2 projects">
        {shown.map((project, at) => (
          <ProjectCard key={project.id} project={project} kind={kindOf(at, shown.length, !chosen)} />
        ))}
      </ul>
    </>
  );
}

type CardProps = { project: (typeof projects)[number]; kind: 'card' | 'wide' | 'stage' };

/**
 * A project with links to its case, to healthcare, and to its own industry if another (behaviour W2). Its picture
 * morphs into that of the case, and back.
 */
function ProjectCard({ project, kind }: CardProps) {
  const { title, client, year, summary, built, result } = project;
  const category = words.categories[project.category];
  const isHealthcare = project.category === 'healthcare';
  const isMoving = useViewTransitionState(casePath(project.id));
  return (
    <li className={kind === 'card' ? 'grid' : 'grid full'}>
      <article className={`project linked ${CLASSES[kind]}`}>
        <div
          className={`sunken square project__picture ${kind === 'card' ? 'ruled-end' : ''} ${isMoving ? 'travels' : ''}`}
        >
          <ProjectPicture
            of={project.picture}
            phone={kind !== 'card' || 'all'}
            sizes={kind === 'card' ? '(min-width: 48em) 50vw, 100vw' : '100vw'}
          />
        </div>
        <div className="project__body box-5">
          <p className="beside between items-baseline wide">
            <span className="label">{category}</span> <span className="mono-note">{year}</span>
          </p>
          <h3 className={kind === 'card' ? 'title-2' : 'title-4'}>
            <ArrowLink className="linked__link" to={casePath(project.id)} viewTransition>
              {title}
            </ArrowLink>
          </h3>
          <p className="text-m project__summary">{summary}</p>
          <p className="grid gap-2 noted wide above-2 project__result">
            <span className="visually-hidden">{words.result}: </span>
            <strong className={kind === 'card' ? 'title-4' : 'display'}>{result.figure}</strong>{' '}
            <span className="text-s muted balance">{result.measured}</span>
          </p>
          <DescriptionList
            className="rules rules--flush facts project__facts pad-2 inset-3"
            items={[
              [words.client, `${client.name}, ${client.place}`],
              [words.built, built.join(', ')],
            ]}
          />
          <p className="row items-baseline project__links">
            <TextLink to={industryPath(isHealthcare ? 'healthCare' : project.category)}>
              {words.industry(category)}
            </TextLink>{' '}
            {!isHealthcare && <TextLink to={industryPath('healthCare')}>{words.healthcare}</TextLink>}
          </p>
        </div>
      </article>
    </li>
  );
}
