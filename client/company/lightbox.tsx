import './lightbox.css';
import { type KeyboardEvent, useState } from 'react';
import type { PictureSource } from '#shared/picture-source.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';

export type GalleryPicture = { picture: PictureSource; caption?: string };

export type LightboxProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture it opens with. */
  first: number;
  onClose: () => void;
};

/** Pictures one at a time in a dialog. */
export function Lightbox({ label, pictures, first, onClose }: LightboxProps) {
  const [at, setAt] = useState(first);
  const shown = pictures[at];
  if (!shown) return null;
  const go = (step: 1 | -1) => setAt((at + step + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog
      isOpen
      className="band band--plain lightbox"
      aria-label={label}
      backdrop=".lightbox__inside, .lightbox__bar, .picture"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="lightbox__inside grid gap-0 items-center">
        <div className="beside between lightbox__bar">
          <p className="mono text-xs muted" role="status">
            <span className="visually-hidden">Picture </span>
            <span>{`${at + 1} of ${pictures.length}`}</span>
            <span className="visually-hidden">{`: ${shown.caption ?? shown.picture.alt}`}</span>
          </p>
          <IconButton
            icon="x"
            className="icon-button--bare"
            label="Close pictures"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          />
        </div>
        <div className="grid items-center lightbox__frame">
          <figure className="lightbox__figure">
            <Picture className="full" key={shown.picture.file} of={shown.picture} sizes="100vw" priority />
            {shown.caption && <figcaption className="text-s ink">{shown.caption}</figcaption>}
          </figure>
          {pictures.length > 1 && (
            <div className="beside lightbox__steps">
              <IconButton icon="chevron-left" label="Previous picture" onClick={() => go(-1)} />
              <IconButton icon="chevron-right" label="Next picture" onClick={() => go(1)} />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
