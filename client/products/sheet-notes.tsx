import { irRanges, rfNotes } from '#content/products/module-sheets.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { TextList } from '../ui/text-list.tsx';

/** Why the table and the feature list give two ranges (behaviour P4). */
export function IrRanges() {
  const { title, text, rows, condition, near, far } = irRanges;
  return (
    <section className="sheet__part ruled grid desk-cols-2 board-note" aria-labelledby="ir-ranges">
      <div className="grid gap-3 content-start">
        <h4 id="ir-ranges">{title}</h4>
        <p>{text}</p>
      </div>
      <DataTable
        className="contacts text-s"
        aria-labelledby="ir-ranges"
        heads={[condition, near, far]}
        rows={rows.map((row) => [row.label, row.near, row.far])}
      />
    </section>
  );
}

export function RadioNotes() {
  return (
    <section className="sheet__part ruled grid gap-2" aria-labelledby="rf-range">
      <h4 id="rf-range">{rfNotes.title}</h4>
      <TextList className="vias bullets text-m grid desk-cols-3" of={rfNotes.points} />
    </section>
  );
}
