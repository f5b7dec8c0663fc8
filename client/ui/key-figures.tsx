import './key-figures.css';
import { DescriptionList } from './description-list.tsx';

type KeyFiguresProps = { items: readonly { value: string; label: string }[] };

/** Key figures, each with what it counts. */
export const KeyFigures = ({ items }: KeyFiguresProps) => (
  <DescriptionList
    className="grid gap-6 key-figures"
    items={items.map(({ value, label }) => [label, value])}
  />
);
