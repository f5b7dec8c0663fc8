import './fee-table.css';
import type { webDevelopment as words } from '#content/services/web-development-copy.ts';
import { Icon } from '../../ui/icon.tsx';

type FeeTableProps = Pick<typeof words.fees, 'caption' | 'rowHeading' | 'models' | 'everyModel' | 'rows'>;

/** Pricing models side by side; on narrow screens each row becomes a block with the model's name beside each cell. */
export function FeeTable({ caption, rowHeading, everyModel, models, rows }: FeeTableProps) {
  return (
    <table className="frame text-s fee-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{rowHeading}</span>
          </th>
          {models.map(({ name, text }) => (
            <th key={name} scope="col">
              <span className="block title-2 ink below-2 semibold">{name}</span>
              {` ${text}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td
                key={models[at]?.name}
                colSpan={cells.length === 1 ? models.length : undefined}
                data-model={cells.length === 1 ? everyModel : models[at]?.name}
              >
                {cell === 'Included' ? (
                  <span className="fee-table__included beside ink">
                    <Icon name="check" /> {cell}
                  </span>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
