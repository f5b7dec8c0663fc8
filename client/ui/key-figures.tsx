import './key-figures.css';
import { DescriptionList } from './description-list.tsx';

/** Key figures, each with what it counts. */
export const KeyFigures = ({ items }: { items: readonly { value: string; label: string }[] }) => (
  <DescriptionList
    className="grid gap-6 key-figures"
    items={items.map(({ value, label }) => [label, value])}
  />
);
