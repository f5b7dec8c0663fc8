// behaviour: L4
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLIENTS_CAROUSEL } from '../../client/company/clients/motion.ts';
import { PHOTO_SLIDER } from '../../client/company/culture/motion.ts';
import { CLIENT_LOGO_STRIP, SERVICES_CAROUSEL, TESTIMONIAL_CAROUSEL } from '../../client/home/motion.ts';
import { geometryClasses } from '../../client/ui/carousel/carousel-geometry.ts';

const css = readFileSync('client/ui/carousel/carousel-geometry.css', 'utf8');

describe('the sizes of a row of slides', () => {
  it.each(
    Object.entries({
      logos: geometryClasses(CLIENT_LOGO_STRIP.perView, CLIENT_LOGO_STRIP.gap),
      services: geometryClasses(SERVICES_CAROUSEL.perView, SERVICES_CAROUSEL.gap),
      testimonials: geometryClasses(TESTIMONIAL_CAROUSEL.perView, 24),
      photos: geometryClasses(PHOTO_SLIDER.perView, 16),
      clients: geometryClasses(CLIENTS_CAROUSEL.perView, 24),
    }),
  )('have a rule for every pair of the %s', (_name, classes) => {
    for (const name of classes.split(' ')) {
      const [, property, value] = /^(per-view|gap)-(\d+)-from-\d+$/.exec(name) ?? [];
      const unit = property === 'gap' ? 'px' : '';
      expect(css.replaceAll(/\s+/g, ' ')).toContain(`.${name} { --${property}: ${value}${unit}; }`);
    }
  });

  it('hold the smallest pair below its width too', () => {
    expect(geometryClasses({ 576: 1, 768: 2 }, 20)).toBe(
      'per-view-1-from-0 per-view-2-from-768 gap-20-from-0',
    );
  });
});
