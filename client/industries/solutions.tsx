import './solutions.css';
import type { IndustryContent, IndustryImage } from '#content/industries/industry-copy.ts';
import type { Evidence as EvidenceSource } from '#shared/evidence.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { Evidence } from '../ui/drawing/evidence.tsx';
import { Picture } from '../ui/picture.tsx';
import { IndustryDrawing } from './drawing.tsx';
import type { Drawings } from './shapes.ts';

type SolutionsProps = {
  of: IndustryContent['solutions'];
  arrangement: IndustryContent['arrangement']['solutions'];
  drawings: Drawings['solutions'];
};

/** What was built for an industry, with a picture each, in one of five arrangements. */
export function Solutions({ of, arrangement, drawings }: SolutionsProps) {
  return (
    <ul className={`solutions solutions--${arrangement}`}>
      {of.map(({ title, image, description }, at) => (
        <li className="solution" key={title} id={`solution-${at + 1}`}>
          {isEvidence(image) ? (
            <Evidence of={image} />
          ) : (
            <SolutionPicture of={image} isLarge={at === 0} drawings={drawings} />
          )}
          <div className="solution__text">
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const isEvidence = (image: IndustryImage): image is EvidenceSource =>
  typeof image !== 'string' && 'kind' in image;

type SolutionPictureProps = {
  of: Exclude<IndustryImage, EvidenceSource>;
  isLarge: boolean;
  drawings: Drawings['solutions'];
};

function SolutionPicture({ of, isLarge, drawings }: SolutionPictureProps) {
  if (typeof of === 'string') {
    const scene = drawings[of];
    return (
      <div className="solution__picture solution__picture--drawn">
        {scene && <IndustryDrawing of={scene} />}
      </div>
    );
  }
  const isScreen = isScreenshot(of);
  // On a phone a screen without a layout for it is shown larger than its frame: its words would be too small to read.
  const onPhone = isScreen ? '140vw' : '92vw';
  const onDesk = isLarge ? '(min-width: 1264px) 700px, (min-width: 768px) 60vw' : '(min-width: 768px) 56vw';
  return (
    <div className={isScreen ? 'solution__picture solution__picture--screen' : 'solution__picture'}>
      <Picture
        of={of}
        phone
        sizes={`${onDesk}, ${onPhone}`}
        {...(isScreen && { className: 'picture--near' })}
      />
    </div>
  );
}
