// behaviour: R4

import { describe, expect, it } from 'vitest';
import { freePort } from '../support/site/free-port.ts';
import { instanceForTest } from '../support/site/instance.ts';
import { hasNginx, nginxForTest } from '../support/site/nginx.ts';

const MB = 1024 * 1024;

describe.skipIf(!hasNginx)('the proxy as an operator gets it', () => {
  it('tells an applicant whose file it does not let through what to do, in a page of ours', async () => {
    const port = await freePort();
    const instance = await instanceForTest({ TRUST_PROXY: '1', PUBLIC_ORIGIN: `http://localhost:${port}` });
    await instance.start();
    const { origin } = await nginxForTest(port, [instance.port, instance.port]);
    const form = new FormData();
    form.set('resume', new Blob([new Uint8Array(13 * MB)], { type: 'application/pdf' }), 'cv.pdf');

    const answer = await fetch(`${origin}/careers/embedded-firmware-engineer`, {
      method: 'POST',
      body: form,
    });

    expect(answer.status).toBe(413);
    expect(answer.headers.get('Content-Type')).toBe('text/html');
    const page = await answer.text();
    expect(page).toMatch(/^<!doctype html><html lang="en-IN">/);
    expect(page).toContain(
      'A resume may have 5 MB. Please go back, choose a smaller PDF, and send the form again.',
    );
    expect(page).not.toContain('nginx');
  });
});
