import type { ReactNode } from 'react';

type DescriptionListProps = {
  items: readonly (readonly [term: ReactNode, description: ReactNode])[];
  className?: string;
};

export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={className}>
      {items.map(([term, description], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms never change their order
        <div key={at}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
