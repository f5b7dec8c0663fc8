import type { Page } from 'playwright-core';

/** Holds back every answer to `path` until the returned function is called; requests go to the server as they are. */
export async function holdAnswers(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const url = typeof path === 'string' ? `**${path}` : path;
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => release();
}

/** The bodies of everything the page posts to `path` from now on. */
export function postsTo(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    const isPost = request.method() === 'POST' && new URL(request.url()).pathname === path;
    if (isPost) bodies.push(request.postData() ?? '');
  });
  return bodies;
}
