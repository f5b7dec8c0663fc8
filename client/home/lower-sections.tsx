import { company } from '#content/company.ts';
import { home } from '#content/home/home-copy.ts';
import type { Testimonial } from '#shared/entities.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import type { Deferred } from '../ui/data/site-data.ts';
import { Icon } from '../ui/icon.tsx';
import { GetStarted } from '../ui/link/get-started.tsx';
import { Help } from './how-we-help.tsx';
import { Blogs } from './latest-blogs.tsx';
import { Testimonials } from './testimonials.tsx';
import { Why } from './why-choose.tsx';

/** The second half of the page, from the testimonials on. */
export function LowerSections({ testimonials }: { testimonials: Deferred<Testimonial[]> }) {
  const [phone] = company.phones;
  return (
    <>
      <Testimonials data={testimonials} />
      <Help />
      <Why />
      <CtaBand
        title={home.closing.title}
        text={home.closing.text}
        actions={
          <>
            <GetStarted>{home.closing.action}</GetStarted>
            <a className="button button--quiet" href={phone.href}>
              <Icon name="phone" />
              {phone.display}
            </a>
          </>
        }
      />
      <Blogs />
    </>
  );
}
