import type { CaseSlug } from '#content/portfolio/case-slugs.ts';
import { casePath } from '#shared/paths.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

type ShownScreensProps = {
  label: string;
  isLed?: boolean;
  screens: readonly { id: CaseSlug; name: string; picture: PictureSource }[];
};

/** Screens across the whole window, each with a link to its case; on narrow ones they scroll. */
export const ShownScreens = ({ label, screens, isLed = false }: ShownScreensProps) => (
  <ul className="shown-screens" aria-label={label}>
    {screens.map(({ id, name, picture }, at) => (
      <li key={id} className={`linked grid gap-3 ${isLed && at === 0 ? 'square' : ''}`}>
        <Picture
          className="picture--screen raised"
          of={picture}
          phone
          sizes={`${isLed ? `(min-width: 64em) ${at === 0 ? 100 : 46}vw, ` : ''}max(17rem, 36vw)`}
        />
        <AppLink className="linked__link text-s" to={casePath(id)}>
          {name}
        </AppLink>
      </li>
    ))}
  </ul>
);
