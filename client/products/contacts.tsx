import { CONTACTS } from '#content/products/module-contacts.ts';
import type { ModuleId } from '#content/products/module-facts.ts';
import { sheetWords } from '#content/products/module-sheets.ts';

/**
 * What is printed beside the pins and terminals of a board, and what each is for. The row that is pointed at, focused or
 * pressed lights its pin in the drawing, and the other way round; its name is a radio button, so a press stays.
 */
export function Contacts({ of }: { of: ModuleId }) {
  const groups = CONTACTS[of];
  const hasChip = groups.some(({ contacts }) => contacts.some(({ chip }) => chip));
  return groups.map(({ id, title, contacts }) => (
    <table className="contacts text-s" key={id}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{sheetWords.name}</th>
          {hasChip && <th scope="col">{sheetWords.chipPins}</th>}
          <th scope="col">{sheetWords.use}</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map(({ name, chip, use }, at) => (
          <tr key={name} className={hasChip ? `lights ${pinClass(id, at)}` : undefined}>
            <th scope="row">{hasChip ? <PinButton group={id} name={name} of={of} /> : name}</th>
            {hasChip && <td className="mono-note">{chip}</td>}
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function PinButton({ of, group, name }: { of: ModuleId; group: string; name: string }) {
  return (
    <label className="contacts__pin beside">
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

/** Shared by a contact's row and its place in the drawing, which light together. */
export const pinClass = (group: string, at: number) => `${group}-${at + 1}`;
