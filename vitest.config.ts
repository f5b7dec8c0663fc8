import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const everyCore = {
  // Two more than cores: tests use the CPU for half of their time and wait for the rest.
  maxWorkers: availableParallelism() + 2,
  // Generous timeouts, so that a busy machine fails no test; they do not delay tests that pass.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  // Compile cache for the commands and servers that tests start, which load the same modules.
  env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') },
};

/** Tests of the site need its build, which is made first if a source is newer. */
const onTheBuild = { globalSetup: 'test/support/fresh-build.ts' };

const ofTheSite = {
  ...everyCore,
  ...onTheBuild,
  // As in production: React's development build takes twice as long to render a page.
  env: { ...everyCore.env, NODE_ENV: 'production' },
  // Every test or file opens its own site, so files can share a worker with its modules and browser.
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
        // Tests with and without a browser run concurrently: some wait for timeouts, others need the CPU.
        test: {
          ...ofTheSite,
          name: 'site',
          include: ['test/{api,http,stores,letters,cli,pages,resumes}/**/*.test.ts', 'test/e2e/**/*.spec.ts'],
        },
      },
      {
        // The store tests on PostgreSQL, tests of PostgreSQL only, and several instances behind nginx.
        test: {
          ...everyCore,
          name: 'postgres',
          include: [
            'test/letters/webhooks.test.ts',
            'test/stores/{applicant-changes,applications,desk-queries,messages,outbox,retention,shared-limits}.test.ts',
            'test/{postgres,cluster}/**/*.test.ts',
          ],
          globalSetup: ['test/support/fresh-build.ts', 'test/support/stores/postgres-setup.ts'],
          isolate: false,
        },
      },
      {
        // `npm run test:sweep`: every route at every width, in both themes, with axe, by pixel and by
        // keyboard; and on every page what `npm test` tries on one page of each kind.
        test: {
          ...ofTheSite,
          // Painting takes CPU time: with four pages at once on two cores, one did not load.
          maxWorkers: availableParallelism() + 1,
          // Chromium never returns one in several thousand screenshots; no failed comparison is retried.
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
