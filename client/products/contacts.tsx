import { CONTACTS } from '#content/products/module-contacts.ts';
import type { ModuleId } from '#content/products/module-facts.ts';
import { sheetWords } from '#content/products/module-sheets.ts';
import { DataTable } from '../ui/table/data-table.tsx';

/**
 * The labels of a board's pins and terminals, and what each is for. A row that is hovered, focused or pressed
 * lights its pin in the drawing, and vice versa; its name is a radio button, so a press persists.
 */
export function Contacts({ of }: { of: ModuleId }) {
  const groups = CONTACTS[of];
  const hasChip = groups.some(({ contacts }) => contacts.some(({ chip }) => chip));
  const { name, chipPins, use } = sheetWords;
  return groups.map(({ id, title, contacts }) => (
    <DataTable
      key={id}
      className="contacts text-s"
      caption={title}
      heads={hasChip ? [name, chipPins, use] : [name, use]}
      rows={contacts.map(({ name, chip, use }) =>
        hasChip
          ? [
              <PinButton key="pin" group={id} name={name} of={of} />,
              <span key="chip" className="mono-note">
                {chip}
              </span>,
              use,
            ]
          : [name, use],
      )}
      rowClass={(at) => (hasChip ? `lights ${pinClass(id, at)}` : undefined)}
    />
  ));
}

function PinButton({ of, group, name }: { of: ModuleId; group: string; name: string }) {
  return (
    <label className="contacts__pin beside items-baseline">
      <input
        type="radio"
        className="pad"
        name={`${of}-pin`}
        aria-label={group === 'header' ? `Pin ${name}` : `Terminal ${name}`}
      />
      <span aria-hidden="true">{name}</span>
    </label>
  );
}

/** Shared by a contact's row and its pin in the drawing, so that they light together. */
export const pinClass = (group: string, at: number) => `${group}-${at + 1}`;
