import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { bringIntoView, Notice } from '../../ui/form/notice.tsx';
import type { Applied } from '../applied.ts';

/**
 * That an application was sent from this device, with the way to its own page; `isNew` where that was just now, in a
 * dialog that has closed by itself.
 */
export function AppliedNotice({ reference, link, isNew }: Applied & { isNew: boolean }) {
  return (
    <Notice ref={isNew ? bringIntoView : null}>
      <p>
        <strong>{words.applied}</strong>{' '}
        {reference && (
          <span className="job__reference">
            Reference <span className="mono">{reference}</span>
          </span>
        )}
      </p>
      {isNew && <p>{words.thanks}</p>}
      {link && (
        <p>
          {words.keepShort} <a href={link}>{words.ownPage}</a>
        </p>
      )}
    </Notice>
  );
}
