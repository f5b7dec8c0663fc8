import type { ReactNode } from 'react';

type DescriptionListProps = {
  /** Terms, each unique in the list, and what is said of them; the class is that of the pair. */
  items: readonly (readonly [term: string, description: ReactNode, className?: string])[];
  className?: string;
};

export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {items.map(([term, description, ofPair]) => (
        <div key={term} className={ofPair}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
