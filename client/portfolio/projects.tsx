import { useNavigate } from 'react-router-dom';
import {
  PORTFOLIO_CATEGORIES,
  type PortfolioCategory,
  portfolio,
  type projects,
} from '#content/portfolio/portfolio-copy.ts';
import { PORTFOLIO } from '#shared/paths.ts';
import { FilterBar } from '../ui/filter-bar/filter-bar.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectPicture } from './project-picture.tsx';

type Project = (typeof projects)[number];
const ALL = 'all';

const categoryPath = (category: string) =>
  category === ALL ? PORTFOLIO : `${PORTFOLIO}?category=${category}`;

/** The filter bar and the projects of the chosen category (behaviour W1). */
export function PortfolioProjects(props: {
  projects: readonly Project[];
  chosen: PortfolioCategory | undefined;
}) {
  const { chosen } = props;
  const navigate = useNavigate();
  const { categories, counted } = portfolio;
  const inCategory = (category: PortfolioCategory) =>
    props.projects.filter((project) => project.category === category);
  const shown = chosen ? inCategory(chosen) : props.projects;
  const options = [
    { value: ALL, label: portfolio.all },
    ...PORTFOLIO_CATEGORIES.map((value) => ({ value, label: categories[value] })),
  ];
  return (
    <>
      <div className="projects__head below-6 grid gap-4 items-center">
        <h2 id="projects-title">{portfolio.projectsTitle}</h2>
        <FilterBar
          label={portfolio.filter}
          value={chosen ?? ALL}
          onChange={(value) => navigate(categoryPath(value), { preventScrollReset: true })}
          options={options.map((option) => ({ ...option, href: `${categoryPath(option.value)}#projects` }))}
        />
        <p className="note full" role="status">
          {counted(shown.length, chosen && categories[chosen])}
        </p>
      </div>
      <ul className="grid cols-2 projects">
        {shown.map((project, at) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              picture={
                // The last of an odd number is as wide as the page on a tablet, where the others stand in pairs.
                <ProjectPicture
                  of={project.picture}
                  phone={(at === shown.length - 1 && shown.length % 2 === 1) || 'tablet'}
                  sizes="(min-width: 80em) 44rem, (min-width: 64em) 55vw, 100vw"
                />
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
