import type { ComponentProps, ReactNode } from 'react';

type DataTableProps = ComponentProps<'table'> & {
  caption?: ReactNode;
  heads: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
  rowClass?: (at: number) => string | undefined;
};

/** Rows under heads. Where a style shows each row as a list of its own it names the cells by `data-column`. */
export function DataTable({ caption, heads, rows, rowClass, ...table }: DataTableProps) {
  return (
    <table {...table}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={at} className={rowClass?.(at)}>
            <th scope="row" data-column={heads[0]}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} data-column={heads[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
