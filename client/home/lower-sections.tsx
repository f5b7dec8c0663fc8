import { company } from '#content/company.ts';
import { lower } from '#content/home/lower-copy.ts';
import type { Testimonial } from '#shared/entities.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import type { Deferred } from '../ui/data/site-data.ts';
import { Icon } from '../ui/icon.tsx';
import { GetStarted } from '../ui/link/get-started.tsx';
import { About } from './about-company.tsx';
import { Help } from './how-we-help.tsx';
import { Blogs, type LatestPost } from './latest-blogs.tsx';
import { Testimonials } from './testimonials.tsx';
import { Why } from './why-choose.tsx';

/** The second half of the page, from what the company is on. */
export function LowerSections({
  testimonials,
  posts,
}: {
  testimonials: Deferred<Testimonial[]>;
  posts: readonly LatestPost[];
}) {
  const [phone] = company.phones;
  return (
    <>
      <About />
      <Testimonials data={testimonials} />
      <Help />
      <Why />
      <CtaBand
        title={lower.closing.title}
        text={lower.closing.text}
        actions={
          <>
            <GetStarted>{lower.closing.action}</GetStarted>
            <a className="button button--quiet" href={phone.href}>
              <Icon name="phone" />
              {phone.display}
            </a>
          </>
        }
      />
      <Blogs posts={posts} />
    </>
  );
}
