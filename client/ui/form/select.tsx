import type { ComponentProps } from 'react';

type Options = readonly (readonly [value: string, words: string])[];

/** The options of a select; `all` labels the empty choice. */
export const Options = ({ all, of }: { all?: string | undefined; of: Options }) => (
  <>
    {all && <option value="">{all}</option>}
    {of.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </>
);

type SelectProps = ComponentProps<'select'> & { label: string; all: string; options: Options };

/** A labelled select whose empty choice means all. Its page loads select.css. */
export function Select({ label, all, options, className = 'control', ...select }: SelectProps) {
  return (
    <label className="grid gap-1 note select">
      <span>{label}</span>
      <select className={className} {...select}>
        <Options all={all} of={options} />
      </select>
    </label>
  );
}
