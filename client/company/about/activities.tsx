import './activities.css';
import { about } from '#content/company/about-copy.ts';
import { eventDiwali } from '../../pictures/event-diwali.ts';
import { eventGaneshChaturthi } from '../../pictures/event-ganesh-chaturthi.ts';
import { eventHoli } from '../../pictures/event-holi.ts';
import { eventIndependenceDay } from '../../pictures/event-independence-day.ts';
import { officeLab } from '../../pictures/office-lab.ts';
import { officeMeeting } from '../../pictures/office-meeting.ts';
import { officePantry } from '../../pictures/office-pantry.ts';
import { officeTerrace } from '../../pictures/office-terrace.ts';
import { Gallery } from '../gallery.tsx';

const PICTURES = {
  'event-diwali': eventDiwali,
  'event-ganesh-chaturthi': eventGaneshChaturthi,
  'event-holi': eventHoli,
  'event-independence-day': eventIndependenceDay,
  'office-lab': officeLab,
  'office-meeting': officeMeeting,
  'office-pantry': officePantry,
  'office-terrace': officeTerrace,
};

/** The rooms and the festivals, each picture large in a dialog. */
export function Activities() {
  const { title, text, label, pictures } = about.gallery;
  return (
    <section className="section section--flush" aria-labelledby="activities">
      <div className="wrap">
        <div className="head head--near">
          <h2 id="activities">{title}</h2>
          <p>{text}</p>
        </div>
        <Gallery
          className="gallery--activities"
          label={label}
          pictures={pictures.map(({ picture, caption }) => ({
            key: picture,
            picture: PICTURES[picture],
            caption,
          }))}
          sizes={{
            first: '(min-width: 80em) 37rem, (min-width: 48em) 50vw, 100vw',
            others: '(min-width: 80em) 24rem, (min-width: 48em) 33vw, 50vw',
          }}
        />
      </div>
    </section>
  );
}
