import type { ComponentProps } from 'react';
import { KIND_WORDS, STAGE_WORDS, filter as words } from '#content/desk/desk-copy.ts';
import { RESULTS_ID } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import { Check } from '../ui/form/check.tsx';
import { Select } from '../ui/form/select.tsx';
import { Icon } from '../ui/icon.tsx';
import { SmallButton, TextLink } from './desk-parts.tsx';
import type { ListView } from './desk-view.ts';

/** A plain GET form: the filters are in the URL, so that a list can be bookmarked. */
export function FilterForm({ path, filter, jobs, isFiltered }: ListView) {
  return (
    <search>
      <form className="grid gap-3" action={`${path}#${RESULTS_ID}`} method="get">
        <div className="beside">
          <label className="visually-hidden" htmlFor="q">
            {words.search.label}
          </label>
          <input
            className="control"
            id="q"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={filter.search}
            placeholder={words.search.example}
            data-search
          />
          <button type="submit" className="button">
            <Icon name="search" /> {words.search.submit}
          </button>
        </div>
        <details open={isFiltered}>
          <summary className="icon-fold beside target mask semibold">{words.more}</summary>
          <div className="grid gap-3 items-end desk-filters">
            <Choice
              {...words.kind}
              name="kind"
              defaultValue={filter.kind}
              options={Object.entries(KIND_WORDS)}
            />
            <Choice
              {...words.job}
              name="job"
              defaultValue={filter.job}
              options={jobs.map(({ jobId, title }) => [jobId, title])}
            />
            <Choice
              {...words.stage}
              name="stage"
              defaultValue={filter.stage}
              options={STAGES.map((stage) => [stage, STAGE_WORDS[stage]])}
            />
            <DateField name="from" label={words.since} value={filter.from} />
            <DateField name="to" label={words.until} value={filter.to} />
            <Check name="unread" value="1" defaultChecked={filter.isUnread}>
              {words.unread}
            </Check>
            <div className="beside gap-4">
              <SmallButton>{words.apply}</SmallButton>
              {isFiltered && <TextLink href={path}>{words.clear}</TextLink>}
            </div>
          </div>
        </details>
      </form>
    </search>
  );
}

const Choice = (choice: ComponentProps<typeof Select>) => (
  <Select className="control control--small" {...choice} />
);

function DateField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="grid gap-1 note">
      <span>{label}</span>
      <input className="control control--small" name={name} type="date" defaultValue={value} />
    </label>
  );
}
