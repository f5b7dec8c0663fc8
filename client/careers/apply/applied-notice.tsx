import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { Notice } from '../../ui/form/notice.tsx';
import type { Applied } from '../applied.ts';

/** That an application was sent from this device, with the way to its own page. */
export function AppliedNotice({ reference, link }: Applied) {
  return (
    <Notice>
      <p>
        <strong>{words.applied}</strong>{' '}
        {reference && (
          <span className="job__reference">
            Reference <span className="mono">{reference}</span>
          </span>
        )}
      </p>
      {link && (
        <p>
          {words.keepShort} <a href={link}>{words.ownPage}</a>
        </p>
      )}
    </Notice>
  );
}
