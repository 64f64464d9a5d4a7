import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineRuns } from './src/engines/support/engine-runs.ts';
import type { EngineOptions } from './src/engines/support/engine-test.ts';
import type { EngineName, Width } from './src/engines/support/engines.ts';
import { chromium, launch, wholeChromium } from './src/support/browser.ts';
import { combinations, isFullMatrix, journeysOf } from './src/support/combinations.ts';
import { ru, uk } from './src/support/languages.ts';
import type { JourneyOptions } from './src/support/problems.ts';
import { noteReach } from './src/support/reach.ts';
import {
  apiPort,
  baseURL,
  dataFolder,
  gatewaySecret,
  hasOwnStore,
  port,
  remoteImagePorts,
} from './src/support/store.ts';

const root = join(import.meta.dirname, '../..');

// Each worker reads this file.
noteReach();

const languages = { uk, ru };
const widths = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const operations = { dependencies: ['pictures'], use: { ...widths.desktop, launchOptions: launch(wholeChromium) } };

/** What a width of an engine leaves out: what is the other one's, and `@once` where the engine's shoppers have the other one more often. */
function leftOut(engine: EngineName, width: Width): RegExp {
  const usual = engine === 'firefox' ? 'desktop' : 'phone';
  const tags = ['@full', width === 'phone' ? '@desktop' : '@phone', ...(width === usual ? [] : ['@once'])];
  return new RegExp(tags.join('|'));
}

/** Journeys in each engine, in a language that the width leaves over to the other engines' projects. */
const engineProjects = engineRuns.map(({ engine, width, language }) => ({
  name: `${engine}-${width}-${language}`,
  dependencies: ['pictures'],
  testMatch: '**/engines/*.spec.ts',
  // Chromium is what the others are held beside.
  ...(engine === 'chromium' && { testIgnore: '**/engines/look.spec.ts' }),
  // One browser for all of them.
  workers: 1,
  ...(!isFullMatrix && { grepInvert: leftOut(engine, width) }),
  use: { engine, width, language: languages[language] },
}));

/** One store for all journeys, built and seeded like a shopper's; specs that break things start gateways of their own. */
export default defineConfig<JourneyOptions & EngineOptions>({
  testDir: './src',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A journey that sometimes fails is a defect, of itself or of the store: it is named at the end of the run, and does not sink it.
  retries: 1,
  // On one busy core the longest journeys take a minute; a limit that is not reached costs nothing.
  timeout: 180_000,
  // Pictures of a new store are drawn when they are first asked for, and meanwhile hold the few connections that a browser has.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./src/support/report-journeys.ts']],
  use: {
    baseURL,
    locale: 'uk-UA',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Of the attempt that failed: what it did, asked for and was told. Pictures of each step would cost every journey that passes.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
    // A worker would answer what specs intercept; the spec of the worker itself allows it.
    serviceWorkers: 'block',
    launchOptions: launch(chromium),
  },
  projects: [
    { name: 'pictures', testMatch: '**/support/pictures.setup.ts' },
    ...combinations.map((combination) => ({
      name: combination.name,
      dependencies: ['pictures'],
      testMatch: '**/shop/*.spec.ts',
      ...journeysOf(combination),
      use: { ...widths[combination.width], language: languages[combination.language] },
    })),
    {
      // What a shopper does most, without anything that makes it instant (decision 107).
      name: 'plain-navigation',
      dependencies: ['pictures'],
      testMatch: '**/shop/journey.spec.ts',
      use: { ...widths.phone, language: languages.uk, navigation: 'plain' },
    },
    ...engineProjects,
    { name: 'operations', testMatch: '**/operations/*.spec.ts', ...operations },
  ],
  ...(hasOwnStore && {
    webServer: {
      command: `node ${join(root, 'packages/cli/src/start.ts')}`,
      url: `http://localhost:${port}/health`,
      timeout: 240_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        ...(process.env as Record<string, string>),
        PORT: String(port),
        API_PORT: String(apiPort),
        DATA_FOLDER: dataFolder,
        // The journeys are about what was built, whatever an earlier run has left live.
        PROMOTE: 'on',
        GATEWAY_SECRET: gatewaySecret,
        MEDIA_WARMUP: 'off',
        // Two cores that build, draw and browse at once are no measure of an upstream.
        UPSTREAM_WAIT_MS: '10000',
        DEV_CONTROLS: 'on',
        PICTURE_HOSTS: Object.values(remoteImagePorts)
          .map((outside) => `127.0.0.1:${outside}`)
          .join(),
        RATE_LIMIT_READS: 'off',
        RATE_LIMIT_FORMS: 'off',
        RATE_LIMIT_SIGN_IN: 'off',
        RATE_LIMIT_CODE: 'off',
        RATE_LIMIT_USERNAME: 'off',
        RATE_LIMIT_RECOVERY: 'off',
        RATE_LIMIT_COUPON: 'off',
        RATE_LIMIT_SHARE: 'off',
        RATE_LIMIT_ORDERS: 'off',
        RATE_LIMIT_TRACK: 'off',
        LOG_LEVEL: 'warn',
      },
    },
  }),
});
