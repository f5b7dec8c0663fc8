import './key-figures.css';
import { DescriptionList } from './description-list.tsx';

type KeyFiguresProps = { items: readonly { value: string; label: string }[]; isLine?: boolean };

/** Key figures, each with what it counts; small in one ruled line where others are larger. */
export const KeyFigures = ({ items, isLine = false }: KeyFiguresProps) => (
  <DescriptionList
    className={isLine ? 'grid gap-4 cols-3 items-end whole ruled inset-3' : 'grid gap-6 key-figures'}
    items={items.map(({ value, label }) => [
      label,
      isLine ? (
        <strong key={label} className="title-3">
          {value}
        </strong>
      ) : (
        value
      ),
    ])}
  />
);
