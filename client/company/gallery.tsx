import './gallery.css';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { variantUrl } from '#shared/picture-source.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlainClick, openByLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { GalleryPicture, LightboxProps } from './lightbox.tsx';

type GalleryProps = {
  /** Names the list and the dialog, such as 'Pictures of Diwali'. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** `sizes` of the first, large picture and of the others. */
  sizes: { first: string; others: string };
  /** How many of the dialog's pictures the page shows; all by default. */
  shown?: number;
};

const loadLightbox = async () => (await import('./lightbox.tsx')).Lightbox;

/** Pictures, the first larger; each opens in a lightbox, or links to its file without scripts. */
export function Gallery({ label, pictures, sizes, shown }: GalleryProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [opened, setOpened] = useState<number | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (!isPlainClick(event)) return;
    openByLink(event, loadLightbox, (loaded) => {
      setLightbox(() => loaded);
      setOpened(at);
    });
  };
  return (
    <>
      <ul className="grid gap-3 gallery" aria-label={label}>
        {pictures.slice(0, shown).map(({ picture }, at) => (
          <li key={picture.file}>
            <a
              className="square block gallery__link crop"
              href={variantUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp')}
              aria-haspopup="dialog"
              onClick={(event) => open(event, at)}
            >
              <Picture of={picture} sizes={at === 0 ? sizes.first : sizes.others} />
              {at === 0 && (
                <span className="beside text-xs medium gallery__open">
                  <Icon name="images" />
                  {pictures.length} pictures
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && opened !== null && (
        <Lightbox label={label} pictures={pictures} first={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
