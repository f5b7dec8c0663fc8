import './fee-table.css';
import { Icon } from '../../ui/icon.tsx';

type FeeTableProps = {
  caption: string;
  /** Heading of the first column, visually hidden. */
  rowHeading: string;
  models: readonly { name: string; text: string }[];
  /** Stands before an answer that is the same for every model, where the columns are gone. */
  everyModel: string;
  /** One cell for each model, in their order, or a single one for all. */
  rows: readonly { name: string; cells: readonly string[] }[];
};

/** Pricing models side by side; on narrow screens each row becomes a block with the model's name beside each cell. */
export function FeeTable({ caption, rowHeading, everyModel, models, rows }: FeeTableProps) {
  return (
    <table className="fee-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{rowHeading}</span>
          </th>
          {models.map(({ name, text }) => (
            <th key={name} scope="col">
              <span className="fee-table__model">{name}</span> <span className="fee-table__text">{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.length === 1 && (
              <td colSpan={models.length} data-model={everyModel}>
                {cells[0]}
              </td>
            )}
            {cells.length > 1 &&
              cells.map((cell, at) => (
                <td key={models[at]?.name} data-model={models[at]?.name}>
                  {cell === 'Included' ? (
                    <span className="fee-table__included beside ink">
                      <Icon name="check" />
                      {cell}
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
