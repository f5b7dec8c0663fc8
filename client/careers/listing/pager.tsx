import './pager.css';
import { AppLink } from '../../ui/link/app-link.tsx';

/** Links to the pages of a long list; nothing if there is only one. The list moves the focus to its start. */
export function Pager(props: { label: string; page: number; pages: number; to: (page: number) => string }) {
  const { label, page, pages, to } = props;
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={label}>
      <ul className="pager__list">
        {shownPages(page, pages).map((number) => (
          <li key={number}>
            <AppLink
              className="pager__link"
              to={to(number)}
              preventScrollReset
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="visually-hidden">Page </span>
              {number}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first, the last, and the neighbours of the page: a list of 200 pages stays one line. */
function shownPages(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}
