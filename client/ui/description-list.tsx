import type { ReactNode } from 'react';

type DescriptionListProps = {
  /** Terms, each unique in the list, and what is said of them. */
  items: readonly (readonly [term: string, description: ReactNode])[];
  className?: string;
};

export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {items.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
