import '../../../client/home/home-page.css';
import { useState } from 'react';
import { home } from '#content/home/home-copy.ts';
import { lower } from '#content/home/lower-copy.ts';
import { eventDiwali } from '#content/pictures/event-diwali.ts';
import { eventHoli } from '#content/pictures/event-holi.ts';
import { RevealList } from '../../../client/blog/reveal-list.tsx';
import { Stars } from '../../../client/company/clients/stars.tsx';
import { FadingBanner } from '../../../client/company/culture/fading-banner.tsx';
import { CULTURE_BANNER } from '../../../client/company/culture/motion.ts';
import { Gallery } from '../../../client/company/gallery.tsx';
import { FlipCard } from '../../../client/company/leadership/flip-card.tsx';
import {
  CLIENT_LOGO_STRIP,
  HERO,
  SERVICES_CAROUSEL,
  TESTIMONIAL_CAROUSEL,
} from '../../../client/home/motion.ts';
import { HeroSlider } from '../../../client/home/opener.tsx';
import { clientLogos } from '../../../client/pictures/logos.ts';
import { Accordion } from '../../../client/ui/accordion/accordion.tsx';
import { Carousel } from '../../../client/ui/carousel/carousel.tsx';
import { LogoStrip } from '../../../client/ui/carousel/logo-strip.tsx';
import { ExpandableText } from '../../../client/ui/expandable-text.tsx';
import { FilterBar } from '../../../client/ui/filter-bar/filter-bar.tsx';
import { HydrationSignal } from '../../../client/ui/hydration/hydration-signal.tsx';
import { Picture } from '../../../client/ui/picture.tsx';
import { Tabs } from '../../../client/ui/tabs.tsx';

const QUOTE =
  'They found the fault in our board before they wrote a line of the app. The cold rooms have reported every ten minutes since, through two monsoons.';
const PEOPLE = ['Kavita Rao', 'Imran Sheikh', 'Neha Joshi', 'Arun Das', 'Leela Nair'];
const HABITS = ['listen', 'agree', 'prove', 'ship', 'hand over', 'stay'];

/** Every widget once, as pages use them. */
export function Workbench() {
  const [industry, setIndustry] = useState('all');
  return (
    <main className="wrap">
      <HydrationSignal />
      <HeroSlider
        label="Highlights"
        interval={HERO.autoplay}
        slides={['Tamra Works', 'Embedded', 'Digital', 'Cloud'].map((heading) => ({
          key: heading,
          heading,
          text: `About ${heading}.`,
          actions: <a href={`#${heading}`}>Go to {heading}</a>,
          picture: <Picture of={eventHoli} sizes="50vw" alt={`Picture of ${heading}`} />,
        }))}
      />
      <div id="clients-strip">
        <LogoStrip className="wrap" label="Clients we work with" {...CLIENT_LOGO_STRIP} logos={clientLogos} />
      </div>
      <div id="services">
        <Carousel
          label="Services"
          {...SERVICES_CAROUSEL}
          dots
          heading={<h2>Services</h2>}
          slides={['Web', 'Mobile', 'AI', 'Digital'].map((name) => ({
            key: name,
            name,
            content: <p>{name}</p>,
          }))}
        />
      </div>
      <div id="testimonials">
        <Carousel
          label="Testimonials"
          {...TESTIMONIAL_CAROUSEL}
          heading={<h2>What clients say</h2>}
          slides={PEOPLE.map((name) => ({
            key: name,
            name,
            content: (
              <ExpandableText
                text={QUOTE}
                limit={home.testimonials.previewCharacters}
                mode="ellipsis"
                moreLabel="Read all"
                nameSuffix={`of what ${name} said`}
              />
            ),
          }))}
        />
      </div>
      <h2 id="help">How We Can Help You</h2>
      <Tabs
        labelledBy="help"
        items={['Support', 'Products', 'Security'].map((label) => ({
          id: label.toLowerCase(),
          label,
          panel: <p>All about {label}.</p>,
        }))}
      />
      <h2>Why Choose the Team</h2>
      <Accordion
        name="why"
        open="prove"
        items={HABITS.map((id) => ({
          id,
          title: `Habit: ${id}`,
          body: (
            <>
              <p>
                <a href={`#${id}`}>More about {id}</a>
              </p>
              <p>{id === 'prove' ? QUOTE.repeat(40) : QUOTE}</p>
            </>
          ),
        }))}
      />
      <h2>Story</h2>
      <ExpandableText
        text={`One line.\nAnother line that goes on. ${QUOTE}`}
        limit={lower.blogs.previewCharacters}
        mode="words"
        moreLabel="Read More"
        lessLabel="Show Less"
        nameSuffix="of the story"
        breaksToSpaces
      />
      <FilterBar
        label="Industry"
        value={industry}
        onChange={setIndustry}
        options={['all', 'banking'].map((value) => ({ value, label: value, href: `?industry=${value}` }))}
      />
      <Stars rating={4} />
      <h2>People</h2>
      <ul className="flip-grid">
        <li>
          <FlipCard
            name="Kavita Rao"
            position="Founder"
            bio="Built the first driver."
            signature="anil-vaidya"
            photo={<img src={clientLogos[0]?.src} alt="" width="270" height="270" />}
          />
        </li>
      </ul>
      <FadingBanner
        label="life at work"
        interval={CULTURE_BANNER.autoplay}
        fade={CULTURE_BANNER.fade}
        lines={['We build it together.', 'Tea is at four.']}
        slides={['a', 'b'].map((key) => ({
          key,
          picture: <Picture of={eventDiwali} sizes="100vw" alt="" />,
        }))}
      >
        <p>At work</p>
      </FadingBanner>
      <h2>Diwali</h2>
      <Gallery
        label="Pictures of Diwali"
        pictures={[
          { picture: eventDiwali, caption: 'The rangoli' },
          { picture: eventHoli, caption: 'The colours' },
        ]}
        sizes={{ first: '100vw', others: '50vw' }}
      />
      <RevealList
        items={[1, 2, 3].map((post) => ({
          key: String(post),
          content: <a href={`#${post}`}>Post {post}</a>,
        }))}
        className="blog-grid"
        step={2}
        moreLabel="Load More"
        shownLabel={(shown, all) => `${shown} of ${all}`}
        noneLabel="That was the last one."
      />
    </main>
  );
}
