import { irRanges, l293dPinUses, rfNotes, sheetWords } from '#content/products/module-sheets.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { TextList } from '../ui/text-list.tsx';

export function PinUses() {
  return (
    <div className="sheet__table ruled grid gap-2">
      <h4>{sheetWords.pinUses}</h4>
      <DescriptionList
        className="pin-uses rules text-s grid tablet-cols-2 desk-cols-3 gap-0"
        items={l293dPinUses.map(({ name, pins, use }) => [
          name,
          <>
            {`${use} `}
            <span className="block mono-note">{pins}</span>
          </>,
        ])}
      />
    </div>
  );
}

/** Why the table and the feature list give two ranges (behaviour P4). */
export function IrRanges() {
  const { title, text, rows, condition, near, far } = irRanges;
  return (
    <section className="board-note grid gap-3" aria-labelledby="ir-ranges">
      <h4 id="ir-ranges">{title}</h4>
      <p>{text}</p>
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
    <section className="sheet__table ruled grid gap-2" aria-labelledby="rf-range">
      <h4 id="rf-range">{rfNotes.title}</h4>
      <TextList className="vias bullets text-m grid gap-2" of={rfNotes.points} />
    </section>
  );
}
