import './device.css';
import type { PictureSource } from '#shared/picture-source.ts';
import { Picture } from '../../ui/picture.tsx';

const WHOLE = '(min-width: 64em) 38rem, (min-width: 48em) 50vw, 100vw';

/** A device at the top of a page: whole, beside the words, or across the page below them. */
export const Device = ({ of, isWhole = false }: { of: PictureSource; isWhole?: boolean }) => (
  <Picture
    className={isWhole ? 'device' : 'device device--across'}
    of={of}
    sizes={isWhole ? WHOLE : '100vw'}
    phone="tablet"
    priority
  />
);
