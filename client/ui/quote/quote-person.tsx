import type { ReactNode } from 'react';
import { uploadPath } from '#shared/paths.ts';

type QuotePersonProps = { name: string; role: string; image: string | undefined; children?: ReactNode };

/** The caption of a quote's figure: who says it. `image` is a file under `/uploads/`. */
export function QuotePerson({ name, role, image, children }: QuotePersonProps) {
  return (
    <figcaption className="quote__person beside gap-3">
      <img src={uploadPath(image)} alt="" width="48" height="48" loading="lazy" />
      <span>
        <strong>{name}</strong> <span className="quote__role note">{role}</span>
        {children}
      </span>
    </figcaption>
  );
}
