import './solutions.css';
import type {
  IndustryContent,
  IndustryImage,
  IndustryScene,
} from '#content/pages/industries/industry-content.ts';
import { heroDigital } from '../pictures/hero-digital.ts';
import { heroEmbedded } from '../pictures/hero-embedded.ts';
import { interfaceClassroom } from '../pictures/interface-classroom.ts';
import { interfaceClinic } from '../pictures/interface-clinic.ts';
import { interfaceLending } from '../pictures/interface-lending.ts';
import { interfaceWorkshop } from '../pictures/interface-workshop.ts';
import { moduleRelay } from '../pictures/module-relay.ts';
import { moduleRf } from '../pictures/module-rf.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { IndustryDrawing } from './industry-drawing.tsx';
import { Picture } from './picture.tsx';

type Photograph = Exclude<IndustryImage, IndustryScene>;

const PHOTOGRAPHS: Record<Photograph, PictureSource> = {
  'hero-digital': heroDigital,
  'hero-embedded': heroEmbedded,
  'interface-classroom': interfaceClassroom,
  'interface-clinic': interfaceClinic,
  'interface-lending': interfaceLending,
  'interface-workshop': interfaceWorkshop,
  'module-relay': moduleRelay,
  'module-rf': moduleRf,
};

const SIZES: Record<IndustryContent['arrangement'], string> = {
  splits: '(min-width: 1264px) 640px, (min-width: 1024px) 54vw, 92vw',
  mosaic: '(min-width: 1264px) 660px, (min-width: 1024px) 56vw, 92vw',
  rows: '(min-width: 1264px) 400px, (min-width: 768px) 36vw, 92vw',
};

/** What was built for an industry, with a picture each, in one of three arrangements. */
export function Solutions({
  of,
  arrangement,
}: {
  of: IndustryContent['solutions'];
  arrangement: IndustryContent['arrangement'];
}) {
  return (
    <ul className={`solutions solutions--${arrangement}`}>
      {of.map(({ title, image, description }) => (
        <li className="solution" key={title}>
          <div
            className={
              isPhotograph(image) ? 'solution__picture' : 'solution__picture solution__picture--drawn'
            }
          >
            {isPhotograph(image) ? (
              <Picture of={PHOTOGRAPHS[image]} sizes={SIZES[arrangement]} />
            ) : (
              <IndustryDrawing of={image} />
            )}
          </div>
          <div className="solution__text">
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function isPhotograph(image: IndustryImage): image is Photograph {
  return image in PHOTOGRAPHS;
}
