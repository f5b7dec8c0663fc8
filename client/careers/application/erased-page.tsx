import './application-page.css';
import { erased as words } from '#content/careers/application-copy.ts';
import { CAREER, PRIVACY } from '#shared/paths.ts';
import { EmptySocket } from '../../ui/empty/empty-state.tsx';
import { ButtonLink, TextLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { TextList } from '../../ui/text-list.tsx';

/** The same page for everybody, so that it reveals nothing about anyone. */
export function Page() {
  return (
    <div className="wrap section split split--wide-start items-center erased">
      <div className="stack gap-5">
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <TextList className="points grid gap-3" of={words.points} />
        <p className="row">
          <ButtonLink to={CAREER}>{words.careers}</ButtonLink>{' '}
          <TextLink to={PRIVACY}>{words.privacy}</TextLink>
        </p>
      </div>
      <EmptySocket />
    </div>
  );
}

export const head = () => pageHead(words);
