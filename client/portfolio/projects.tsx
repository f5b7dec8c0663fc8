import { useNavigate } from 'react-router-dom';
import {
  PORTFOLIO_CATEGORIES,
  type PortfolioCategory,
  portfolio,
  type projects,
} from '#content/portfolio/portfolio-copy.ts';
import { PORTFOLIO } from '#shared/paths.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { FilterBar } from '../ui/filter-bar/filter-bar.tsx';
import { Picture } from '../ui/picture.tsx';
import { ProjectCard } from './project-card.tsx';
import { RouteDrawing } from './route-drawing.tsx';

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
      <div className="projects__head grid gap-4 items-center">
        <h2 id="projects-title">{portfolio.projectsTitle}</h2>
        <FilterBar
          label={portfolio.filter}
          value={chosen ?? ALL}
          onChange={(value) => navigate(categoryPath(value), { preventScrollReset: true })}
          options={options.map((option) => ({ ...option, href: `${categoryPath(option.value)}#projects` }))}
        />
        <p className="note projects__count" role="status">
          {counted(shown.length, chosen && categories[chosen])}
        </p>
      </div>
      <ul className="grid projects">
        {shown.map((project, at) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              picture={
                <ProjectPicture
                  project={project}
                  isAcross={at === shown.length - 1 && shown.length % 2 === 1}
                />
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** `isAcross`: as wide as the page on a tablet, where the others stand in pairs. */
function ProjectPicture({ project, isAcross }: { project: Project; isAcross: boolean }) {
  const { picture } = project;
  if (picture === 'drawing-route') return <RouteDrawing alt={portfolio.routeAlt} />;
  return (
    <Picture
      of={picture}
      phone={isAcross || 'tablet'}
      sizes="(min-width: 80em) 44rem, (min-width: 64em) 55vw, 100vw"
      {...(!isScreenshot(picture) && { className: 'project__picture--whole' })}
    />
  );
}
