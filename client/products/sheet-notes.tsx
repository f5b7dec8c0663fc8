import { irRanges, l293dPinUses, rfNotes, sheetWords } from '#content/products/module-sheets.ts';

export function PinUses() {
  return (
    <div className="sheet__table">
      <h4>{sheetWords.pinUses}</h4>
      <dl className="pin-uses grid desk-cols-3">
        {l293dPinUses.map(({ name, pins, use }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {use}
              <span className="pin-uses__pins">{pins}</span>
            </dd>
          </div>
        ))}
      </dl>
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
      <table className="contacts" aria-labelledby="ir-ranges">
        <thead>
          <tr>
            <th scope="col">{condition}</th>
            <th scope="col">{near}</th>
            <th scope="col">{far}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.near}</td>
              <td>{row.far}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function RadioNotes() {
  return (
    <section className="sheet__table" aria-labelledby="rf-range">
      <h4 id="rf-range">{rfNotes.title}</h4>
      <ul className="bullets grid gap-2">
        {rfNotes.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
