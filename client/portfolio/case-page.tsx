import '../ui/travels/travels.css';
import './case-page.css';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LAYERS, type ProjectCase, caseWords as words } from '#content/portfolio/case-copy.ts';
import { portfolio, projects } from '#content/portfolio/portfolio-copy.ts';
import { casePath, PORTFOLIO } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink, TextLink } from '../ui/link/app-link.tsx';
import { type HeadArgs, type LoaderArgs, pageHead } from '../ui/page.ts';
import { slugIn } from '../ui/slug-in.ts';
import { CaseFacts, Measure, PeopleByWeek, WentWrong } from './case-parts.tsx';
import { ProjectPicture } from './project-picture.tsx';

type Project = (typeof projects)[number];
type Data = { slug: string; study: ProjectCase };

/** The text of each case is a chunk of its own, loaded only by its readers. */
const cases = import.meta.glob<{ projectCase: ProjectCase }>('../../content/portfolio/cases/*.ts');

/** The routes of this page are exactly the existing projects, so the slug is always found. */
export async function loader({ request }: LoaderArgs): Promise<Data> {
  const slug = slugIn(request);
  const load = cases[`../../content/portfolio/cases/${slug}.ts`];
  if (!load) throw new Error(`The case ${slug} has no file`);
  return { slug, study: (await load()).projectCase };
}

const indexOfProject = (slug: string) => projects.findIndex(({ id }) => id === slug);

export function Page() {
  const { slug, study } = useLoaderData<typeof loader>();
  const at = indexOfProject(slug);
  const project = projects[at];
  const [before, next] = [projects.at(at - 1), projects[(at + 1) % projects.length]];
  if (!project || !before || !next) return null;
  return (
    <>
      <article aria-labelledby="case-title">
        <header className="wrap above-7 grid gap-4">
          <p className="row gap-5 wide">
            <TextLink to={PORTFOLIO}>
              <Icon name="arrow-left" className="icon--back" /> {words.back}
            </TextLink>
            <span className="label">{portfolio.categories[project.category]}</span>
          </p>
          <div className="split split--wide-start items-end gap-4">
            <h1 className="display" id="case-title" tabIndex={-1}>
              {project.title}
            </h1>
            <p className="lead">{project.summary}</p>
          </div>
        </header>
        <div className="wrap above-7">
          <div className="frame frame--cells raised grid case-sheet">
            <div className="square project__picture travels">
              <ProjectPicture
                of={project.picture}
                sizes="(min-width: 105em) 59rem, (min-width: 80em) 50rem, (min-width: 64em) 62vw, 100vw"
                phone
                priority
              />
            </div>
            <CaseFacts project={project} study={study} />
          </div>
        </div>
        <CaseStudy project={project} study={study} />
        <Measure project={project} study={study} />
      </article>
      <nav className="wrap grid above-7" aria-label={words.around}>
        <p className="row">
          <span className="label">{words.before}</span>
          <TextLink to={casePath(before.id)}>{before.title}</TextLink>
        </p>
        <div className="split split--wide-end linked case-next">
          <p className="stack">
            <span className="label">{words.next}</span>
            <strong className="display balance">
              <AppLink className="linked__link" to={casePath(next.id)}>
                {next.title}
              </AppLink>
            </strong>
          </p>
          <div className="frame square project__picture">
            <ProjectPicture of={next.picture} sizes="(min-width: 64em) 56vw, 100vw" phone />
          </div>
        </div>
      </nav>
    </>
  );
}

function CaseStudy({ project, study }: { project: Project; study: ProjectCase }) {
  const { client } = project;
  const built = LAYERS.filter((layer) => study.layers[layer]);
  const untouched = LAYERS.filter((layer) => !study.layers[layer]).map((layer) => words.layers[layer]);
  const by = 'speaker' in client ? `${client.speaker.name}, ${client.speaker.role}` : study.by;
  return (
    <div className="section wrap grid gap-8">
      <Part id="problem" title={words.problem}>
        <figure className="stack">
          <blockquote className="title-4 medium ink">
            <p className="wide">{study.problem}</p>
          </blockquote>
          <figcaption className="muted">{`${by}, ${client.name}`}</figcaption>
        </figure>
      </Part>
      <Part id="constraint" title={words.constraint}>
        <p className="lead">{study.constraint}</p>
      </Part>
      <section className="grid gap-6 ruled inset-5" aria-labelledby="built">
        <h2 className="title-1" id="built">
          {words.built}
        </h2>
        <ul className="grid gap-6">
          {built.map((layer) => (
            <li key={layer} className="split split--third gap-2 items-baseline">
              <h3 className="display copper">{words.layers[layer]}</h3>
              <p className="lead">{study.layers[layer]}</p>
            </li>
          ))}
        </ul>
        {untouched.length > 0 && <p className="muted">{words.untouched(untouched)}</p>}
      </section>
      <Part id="people" title={words.people}>
        <PeopleByWeek people={study.people} />
      </Part>
      <WentWrong of={study.wrong} />
    </div>
  );
}

/** A section of the case; its heading is in the margin. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="split split--third gap-4 items-start ruled inset-5" aria-labelledby={id}>
      <h2 className="title-1" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function head({ data }: HeadArgs<Data>) {
  const project = projects[indexOfProject(data.slug)];
  if (!project) throw new Error(`The case ${data.slug} has no project`);
  const { id, title, summary } = project;
  return pageHead({ title, description: summary }, casePath(id));
}
