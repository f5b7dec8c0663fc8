import './solutions.css';
import type { Evidence as EvidenceSource } from '#content/evidence.ts';
import type { IndustryContent, IndustryImage } from '#content/industries/industry-copy.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { DescriptionList } from '../ui/description-list.tsx';
import { Evidence } from '../ui/drawing/evidence.tsx';
import { Drawing } from '../ui/line-drawing/marks.tsx';
import { Picture } from '../ui/picture.tsx';

type SolutionsProps = {
  of: IndustryContent['solutions'];
  arrangement: IndustryContent['arrangement']['solutions'];
};

const LIST_CLASSES = { splits: 'gap-8', stops: 'gap-0 vias', mosaic: 'cols-2 gap-5' };

/** What was built for an industry, each with a picture, in one of three layouts. */
export function Solutions({ of, arrangement }: SolutionsProps) {
  return (
    <ul className={`grid ${LIST_CLASSES[arrangement]} solutions--${arrangement}`}>
      {of.map(({ title, image, description, facts }, at) => (
        <li
          className={`grid content-start solution ${arrangement === 'mosaic' ? 'frame gap-0' : ''}`}
          key={title}
          id={`solution-${at + 1}`}
        >
          {isEvidence(image) ? (
            <Evidence of={image} />
          ) : (
            <SolutionPicture of={image} sizes={sizesOf(arrangement, at)} />
          )}
          <div className="solution__text grid gap-3 content-start">
            <h3 className="title-2">{title}</h3>
            <p>{description}</p>
          </div>
          {facts && (
            <DescriptionList className="grid cols-3 gap-0 rules facts solution__facts" items={facts} />
          )}
        </li>
      ))}
    </ul>
  );
}

const isEvidence = (image: IndustryImage): image is EvidenceSource =>
  typeof image !== 'string' && 'kind' in image;

type SolutionPictureProps = {
  of: Exclude<IndustryImage, EvidenceSource>;
  /** The picture's `sizes` from 768 px on. */
  sizes: string;
};

/** `sizes` for the layouts in solutions.css. */
function sizesOf(arrangement: SolutionsProps['arrangement'], at: number): string {
  const columns = '(min-width: 105em) 51.25rem, (min-width: 79em) 43.75rem, (min-width: 64em) 56vw';
  if (arrangement !== 'mosaic') return `${columns}, (min-width: 48em) 52vw`;
  return at === 0
    ? `${columns}, (min-width: 48em) 92vw`
    : '(min-width: 79em) 36.875rem, (min-width: 48em) 46vw';
}

function SolutionPicture({ of, sizes }: SolutionPictureProps) {
  if (typeof of === 'string') {
    return (
      <div className="frame solution__picture solution__picture--drawn grid gap-0 items-center">
        <Drawing className="whole drawing scene" size={[480, 320]}>
          <use href={`${drawingsUrl}#${of}`} />
        </Drawing>
      </div>
    );
  }
  // A phone shows a screenshot without a phone layout enlarged and cropped, so that its text is legible.
  const isScreen = isScreenshot(of);
  return (
    <div className="frame square solution__picture">
      <Picture
        of={of}
        phone={isScreen ? 'tablet' : true}
        sizes={`${sizes}, ${isScreen ? '140vw' : '92vw'}`}
        {...(isScreen && { className: 'picture--near' })}
      />
    </div>
  );
}
