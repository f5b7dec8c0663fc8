import './project-card.css';
import { type projects, portfolio as words } from '#content/portfolio/portfolio-copy.ts';
import routeUrl from '../pictures/route.svg?url';
import { Drawing } from '../ui/line-drawing/marks.tsx';
import { Picture } from '../ui/picture.tsx';

type ProjectPictureProps = {
  of: (typeof projects)[number]['picture'];
  sizes: string;
  phone?: boolean | 'all';
  priority?: boolean;
};

/** The project's screenshot, or the drawing for a project that has none. */
export function ProjectPicture({ of, ...props }: ProjectPictureProps) {
  if (of === 'drawing-route')
    return (
      <Drawing size={[640, 400]} label={words.routeAlt} preserveAspectRatio="xMaxYMid">
        <use href={`${routeUrl}#route`} />
      </Drawing>
    );
  return <Picture of={of} {...props} />;
}
