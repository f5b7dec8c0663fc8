import './lightbox.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#shared/picture-source.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { ScrollX } from '../ui/scroll-x.tsx';

export type GalleryPicture = { picture: PictureSource; caption: string };

export type LightboxProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture shown first. */
  first: number;
  onClose: () => void;
};

const BARE = 'icon-button--bare';

/** Pictures in a dialog: a row to swipe, to step through, or to navigate by thumbnails. */
export function Lightbox({ label, pictures, first, onClose }: LightboxProps) {
  const [at, setAt] = useState(first);
  const row = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  useEffect(() => scrollToPicture(row.current, first), [first]);
  useEffect(() => scrollToPicture(thumbnails.current, at), [at]);
  const go = (step: 1 | -1) => scrollToPicture(row.current, (at + step + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^Arrow(Left|Right)$/.test(event.key)) return;
    // Otherwise the arrow key would scroll the row as well.
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <Dialog
      isOpen
      className="band band--plain lightbox"
      aria-label={label}
      backdrop=".lightbox__inside, .lightbox__inside > :is(div, p)"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="grid gap-0 square lightbox__inside">
        <IconButton
          icon="x"
          className={BARE}
          label="Close pictures"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        />
        <ScrollX
          ref={row}
          className="items-center lightbox__row"
          label={label}
          onScroll={({ currentTarget: box }) => setAt(Math.round(box.scrollLeft / box.clientWidth))}
        >
          {pictures.map(({ picture }, index) => (
            <Picture key={picture.file} of={picture} sizes="100vmax" priority={index === first} />
          ))}
        </ScrollX>
        <IconButton icon="chevron-left" className={BARE} label="Previous picture" onClick={() => go(-1)} />
        <IconButton icon="chevron-right" className={BARE} label="Next picture" onClick={() => go(1)} />
        <p className="grid gap-1 content-center title-2 medium ink lightbox__words" role="status">
          <span className="visually-hidden">Picture </span>
          <span className="mono-s copper">{`${at + 1} of ${pictures.length}`}</span>
          <span className="visually-hidden">: </span>
          <span>{pictures[at]?.caption}</span>
        </p>
        <ul ref={thumbnails} className="grid gap-2 lightbox__all">
          {pictures.map(({ picture }, index) => (
            <li key={picture.file}>
              <button
                className="whole"
                type="button"
                aria-current={index === at || undefined}
                onClick={() => scrollToPicture(row.current, index)}
              >
                <Picture of={picture} sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Scrolls a picture into view; the row's `scroll` event then updates the index, as after a swipe. */
const scrollToPicture = (row: Element | null, index: number) =>
  void row?.children[index]?.scrollIntoView({ block: 'nearest' });
