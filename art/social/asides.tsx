import type { ComponentProps, ReactNode } from 'react';
import type { PictureSource } from '#shared/picture-source.ts';
import { clientLogos } from '../../client/pictures/logos.ts';
import { portraits } from '../../client/pictures/portraits.ts';
import { ProjectPicture } from '../../client/portfolio/project-picture.tsx';
import { Picture } from '../../client/ui/picture.tsx';

const FACES = 9;

/** One picture, as tall as the card's text. */
export function Tile({ of }: { of: PictureSource }) {
  return <Picture of={of} sizes="800px" className="social-tile" priority />;
}

/** A picture on the card's own background, which needs no frame. */
export function Unframed({ of }: { of: PictureSource }) {
  return <Picture of={of} sizes="800px" className="social-unframed" priority />;
}

/** A project's picture, behind the words and to the card's edges. */
export function Behind({ of }: Pick<ComponentProps<typeof ProjectPicture>, 'of'>) {
  return (
    <div className="social-behind">
      <ProjectPicture of={of} sizes="800px" />
    </div>
  );
}

/** A drawing of a page, laid out as in a wide window and made to fit. */
export function Small({ children }: { children: ReactNode }) {
  return <div className="social-small">{children}</div>;
}

/** Four pictures in a square. */
export function Tiles({ of }: { of: readonly PictureSource[] }) {
  return (
    <div className="social-tiles">
      {of.map((picture) => (
        <Picture key={picture.file} of={picture} sizes="480px" priority />
      ))}
    </div>
  );
}

/** Overlapping screenshots; the last is on top. */
export function Screens({ of }: { of: readonly [PictureSource, PictureSource] }) {
  return (
    <div className="social-screens">
      {of.map((picture) => (
        <Picture key={picture.file} of={picture} sizes="480px" priority />
      ))}
    </div>
  );
}

export function Faces() {
  return (
    <div className="social-faces">
      {portraits.slice(0, FACES).map((portrait) => (
        <img key={portrait} src={portrait} alt="" />
      ))}
    </div>
  );
}

export function Marks() {
  return (
    <div className="social-marks">
      {clientLogos.map(({ src, width, height }) => (
        <img key={src} src={src} width={width} height={height} alt="" />
      ))}
    </div>
  );
}
