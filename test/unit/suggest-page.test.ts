// behaviour: N5
import { describe, expect, it } from 'vitest';
import { suggestPage } from '../../client/frame/suggest-page.ts';

describe('The page that a mistyped address may mean', () => {
  it.each([
    ['/prodcuts', '/products'],
    ['/Portfolios', '/portfolio'],
    ['/about-us', '/about'],
    ['/contact', '/contact-us'],
    ['/blog', '/blogs'],
    ['/service', '/web-development'],
    ['/privacy-policy', '/privacy'],
    ['/company/leadership', '/leadership'],
    ['/solutions/healthcare', '/industries/healthcare'],
    ['/industries/helthcare/', '/industries/healthcare'],
    ['/jobs', '/career'],
    ['/our/team', '/leadership'],
  ])('for %s is %s', (asked, meant) => {
    expect(suggestPage(asked)).toBe(meant);
  });

  it.each(['/', '/no-such-page', '/wp-login.php', '/x', '/%F0%9F%98%80', `/${'a'.repeat(2000)}`])(
    'for %s is none',
    (asked) => {
      expect(suggestPage(asked)).toBeUndefined();
    },
  );
});
