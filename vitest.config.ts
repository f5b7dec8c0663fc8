import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const everyCore = {
  // Two more than there are cores: tests use the processor for half of their time, and wait for the rest.
  maxWorkers: availableParallelism() + 2,
  // A busy machine is no reason to fail; what comes is not waited for any longer.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  // For the commands and servers that tests start: each would compile the same modules again.
  env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') },
};

/** Tests of the site itself need its build: it is made first where a source is newer. */
const onTheBuild = { globalSetup: 'test/support/fresh-build.ts' };

const ofTheSite = {
  ...everyCore,
  ...onTheBuild,
  // As visitors get it: React's development build takes twice as long to render a page.
  env: { ...everyCore.env, NODE_ENV: 'production' },
  // Every test, or every file, opens a site of its own, so files may share a worker, what it has loaded and its browser.
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everyCore,
          name: 'unit',
          include: ['test/unit/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        // Without a browser and in one, side by side: the ones wait for deadlines, the others for the processor.
        test: {
          ...ofTheSite,
          name: 'site',
          include: ['test/{api,http,stores,letters,cli,pages,resumes}/**/*.test.ts', 'test/e2e/**/*.spec.ts'],
        },
      },
      {
        // The same tests of the stores on PostgreSQL, those of PostgreSQL alone, and several instances behind nginx.
        test: {
          ...everyCore,
          name: 'postgres',
          include: [
            'test/letters/webhooks.test.ts',
            'test/stores/{applicant,applications,desk-queries,messages,outbox,retention,shared-limits}.test.ts',
            'test/{postgres,cluster}/**/*.test.ts',
          ],
          globalSetup: ['test/support/fresh-build.ts', 'test/support/stores/postgres-setup.ts'],
          isolate: false,
        },
      },
      {
        // `npm run test:sweep`: every route at every width, in both themes, under axe, by pixel and by keyboard; and what
        // `npm test` tries on one page of each kind, on every page.
        test: {
          ...ofTheSite,
          // Pages that are painted leave less of the processor: with four of them at once on two cores one did not load.
          maxWorkers: availableParallelism() + 1,
          // One capture in some thousands Chromium never answers; what a picture shows is never asked twice.
          retry: { count: 1, condition: /page\.screenshot: Timeout/ },
          sequence: { groupOrder: 1 },
          env: { ...ofTheSite.env, EVERY_ROUTE: 'yes' },
          name: 'sweep',
          include: ['test/e2e/**/*.sweep.ts', 'test/e2e/{desk,every-page,industries,services}/*.spec.ts'],
        },
      },
      {
        // `npm run dev` in a fresh clone, in the browser.
        test: {
          ...everyCore,
          name: 'development',
          include: ['test/development/**/*.spec.ts'],
        },
      },
      {
        // `npm run browsers`: the journeys in the other browsers, where they are installed.
        test: {
          ...onTheBuild,
          name: 'browsers',
          include: ['test/browsers/**/*.spec.ts'],
          maxWorkers: 1,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
