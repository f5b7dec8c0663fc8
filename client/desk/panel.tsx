import type { ReactNode } from 'react';

type PanelProps = { title: string; titleId?: string; children: ReactNode };

/** One part of a page under its title. */
export function Panel({ title, titleId, children }: PanelProps) {
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2 className="title-1" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
