// behaviour: X20
import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { inEachBrowser } from './browsers.ts';

inEachBrowser('a small window', (visitor) => {
  it('scrolls the whole dialog: the last button and every field can be brought into sight', async () => {
    // 1280 × 1024 px at 400 %.
    await visitor.resize(320, 256);
    await visitor.open(jobPath('nodejs-developer'));
    await visitor.click('text=Apply Now');
    await visitor.eventually('!!document.querySelector("dialog[open]")');
    const hidden = await visitor.read(`(() => {
      const dialog = document.querySelector('dialog[open]');
      return [...dialog.querySelectorAll('input:not([tabindex="-1"]), textarea, button')].filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2);
        return left < 0 || right > innerWidth || top < 0 || !(control.contains(at) || control.labels?.[0]?.contains(at));
      }).map((control) => control.id || control.textContent);
    })()`);
    expect(hidden).toEqual([]);
    const room = await visitor.read(`(() => {
      let part = document.querySelector('#application-name');
      while (!/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement;
      return part.clientHeight / innerHeight;
    })()`);
    expect(room).toBeGreaterThan(0.9);
    await visitor.press('Escape');
  });
});
