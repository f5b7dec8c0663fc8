import type { ComponentProps, ReactNode } from 'react';

type DataTableProps = ComponentProps<'table'> & {
  caption?: ReactNode;
  heads?: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Index of the cell that is its row's header; the first by default. */
  named?: number;
  rowClass?: (at: number) => string | undefined;
};

/** A table with column headers. Styles that show each row as a list label its cells by `data-column`. */
export function DataTable({ caption, heads = [], rows, named = 0, rowClass, ...table }: DataTableProps) {
  return (
    <table {...table}>
      {caption && <caption>{caption}</caption>}
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
          <tr key={at} className={rowClass?.(at)}>
            {cells.map((cell, column) => {
              const Cell = column === named ? 'th' : 'td';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do columns
                <Cell key={column} scope={column === named ? 'row' : undefined} data-column={heads[column]}>
                  {cell}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
