// behaviour: C1
import { describe, expect, it } from 'vitest';
import { about } from '#content/company/about-copy.ts';
import { company } from '#content/company.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { walkThroughPictures } from '../../support/browser/lightbox.ts';

const browser = useBrowser();

describe('About', () => {
  it('tells mission, vision, who we are, four core values and the place', async () => {
    const page = await browser.look('/about', { javaScriptEnabled: false });
    for (const name of [
      'Mission',
      'Vision',
      'Who we are',
      'Integrity',
      'Innovation',
      'Collaboration',
      'Excellence',
    ]) {
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
    }
    const place = page.getByRole('region', { name: 'Come and see the bench' });
    expect(await place.innerText()).toContain('Indore');
    for (const { href } of company.phones) expect(await place.locator(`a[href="${href}"]`).count()).toBe(1);
    expect(await place.getByRole('link', { name: company.email }).getAttribute('href')).toBe(
      `mailto:${company.email}`,
    );
  });

  it('opens the pictures of office activities, goes through them and comes back', async () => {
    const page = await browser.look('/about', { reducedMotion: 'reduce' });
    const captions = about.gallery.pictures.map(({ caption }) => caption);
    await walkThroughPictures(page, 'Pictures of office activities', captions);
  });

  it('leads to the large pictures without JavaScript', async () => {
    const page = await browser.look('/about', { javaScriptEnabled: false });
    const links = page.getByRole('list', { name: 'Pictures of office activities' }).getByRole('link');
    for (const href of await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    )) {
      const answer = await page.request.get(href);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
    }
  });
});
