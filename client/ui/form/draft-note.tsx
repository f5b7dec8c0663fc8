import { draftWords } from '#content/form-copy.ts';
import { Notice } from './notice.tsx';
import type { Form } from './use-form.ts';

/** Says that a draft was restored, and offers to clear it. */
export function DraftNote({ form }: { form: Form }) {
  if (!form.hasDraft) return null;
  return (
    <Notice icon="info">
      {draftWords.kept}{' '}
      <button type="button" className="text-link" onClick={form.clear}>
        {draftWords.clear}
      </button>
    </Notice>
  );
}
