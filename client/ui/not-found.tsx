import './not-found.css';
import { notFound, notFoundLinks } from '#content/frame/not-found-copy.ts';
import { HOME } from '#shared/paths.ts';
import { EmptySocket } from './empty-socket.tsx';
import { Icon } from './icon.tsx';
import { AppLink } from './link/app-link.tsx';

/** The content of the 404 page. */
export function NotFound() {
  return (
    <div className="wrap section split split--top not-found">
      <div className="intro">
        <EmptySocket />
        <p className="label">404</p>
        <h1 className="interior" tabIndex={-1}>
          {notFound.title}
        </h1>
        <p className="lead">{notFound.lead}</p>
        <p className="row">
          <AppLink className="button" to={HOME}>
            Go to the home page
          </AppLink>
        </p>
      </div>
      <div>
        <h2 className="ways__title">{notFound.linksTitle}</h2>
        <ul className="ways">
          {notFoundLinks.map(({ to, name, text, icon }) => (
            <li key={to}>
              <AppLink className="ways__link" to={to}>
                <Icon name={icon} />
                <span className="ways__name">{name}</span>
                <span className="ways__text">{text}</span>
                <Icon name="arrow-right" className="ways__arrow" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
