// Changes the code whose mistakes cost most, one small change at a time, and asks its tests to notice: `pnpm mutate [group…] [file…]`.
// Slow, so not a part of `npm test`. A group fails below 90 % of noticed changes; the figures stand in packages/bench.
import { globSync, readFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const listing = 'mf-catalog/src/features/product-list';

/** The mutations, and the folders whose tests must catch them. */
const groups = {
  money: {
    mutate: [
      'packages/i18n/src/format{,-number}.ts',
      'packages/store-api/src/modules/cart/cart-rules.ts',
      'packages/store-api/src/catalogue/card-rules.ts',
      'packages/store/src/{outbox/repriced,selectors,slices/cart-lines}.ts',
      'packages/ui/src/badge/discount.ts',
      'mf-checkout/src/features/cart/{cart-totals,cart-line-view,free-delivery}.ts',
    ],
    tests: [
      'packages/i18n/src',
      'packages/store/src',
      'packages/store-api/src/catalogue',
      'packages/store-api/src/modules/cart',
      'packages/ui/src/badge',
      'mf-checkout/src/features/cart',
    ],
  },
  filters: {
    mutate: [
      'packages/ui/src/filters/range-stops.ts',
      `${listing}/{choose-range,filter-field,filter-form,list-scope,quoted-words,read-list-address}.ts`,
    ],
    tests: ['packages/ui/src/filters', listing],
  },
  addresses: {
    mutate: ['packages/routing/src/*.ts'],
    tests: ['packages/routing/src'],
  },
  validation: {
    mutate: [
      'packages/phone/src/phone.ts',
      'packages/forms/src/{describe-error,form-registry,general-message,server-errors,zod-resolver}.ts',
      'packages/contracts/src/{browser/cookies,api/own-origins,browser/picture-sources,api/plain-links,tolerant}.ts',
      'packages/store-api/src/http/{parse-query,read-json-body}.ts',
    ],
    tests: ['packages/contracts/src', 'packages/forms/src', 'packages/phone/src', 'packages/store-api/src/http'],
  },
  schemas: {
    mutate: ['packages/contracts/src/api/{rules,scalars,queries}.ts'],
    tests: ['packages/contracts/src'],
  },
  redirects: {
    mutate: [
      'shell/server/upstream/redirect-rules.ts',
      'shell/server/pages/redirects/{next-move,settle-move,right-case}.ts',
    ],
    tests: ['shell/server/pages', 'shell/server/upstream'],
  },
  keys: {
    mutate: [
      'shell/server/pages/{cache/{looks-cookie,own-query,page-key,page-variant,visitor-query},render/path-pattern}.ts',
      'packages/contracts/src/{release/route-facts,browser/visit}.ts',
    ],
    tests: ['shell/server/pages', 'packages/contracts/src'],
  },
};

/** Tests in an environment of their own cannot tell which code they run, and those of a whole store take too long to run a thousand times. */
const othersIn = (folder) =>
  globSync(`${folder}/**/*.test.ts`).filter((file) =>
    /@jest-environment|store-api\/testing/.test(readFileSync(file, 'utf8')),
  );

const asked = process.argv.slice(2);
/** Of the groups only these files, or lines of them (`packages/phone/src/phone.ts:10-20`). */
const files = asked.filter((name) => name.includes('/'));
const wanted = asked.filter((name) => !name.includes('/'));
for (const name of wanted.length > 0 ? wanted : Object.keys(groups)) {
  if (!(name in groups)) throw new Error(`mutate: there is no group ${name}, only ${Object.keys(groups).join(', ')}`);
  const { mutate, tests } = groups[name];
  const stryker = new Stryker({
    mutate: [...(files.length > 0 ? files : mutate), '!**/{index,*.test}.ts'],
    // Its own search finds no plugins in a strict install.
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: {
      configFile: '.config/jest.config.mjs',
      // Each change is a run: it looks for tests nowhere else.
      config: {
        roots: tests.map((folder) => `<rootDir>/${folder}`),
        testMatch: ['**/*.test.ts'],
        testPathIgnorePatterns: tests.flatMap(othersIn),
      },
    },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['.data', '.tools', 'dist', '.build', 'packages/{bench,e2e}', 'examples/demo-shop'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, allowColor: false, logTests: false, reportMutants: true, skipFull: true },
    incremental: true,
    // A second run takes what is written of the first, also where the tests have changed since: files that are named are tried anew.
    force: files.length > 0,
    incrementalFile: `.data/mutation/${name}.json`,
    tempDirName: '.build/mutation',
    // What loops without end is noticed by itself: a machine that is busy must not count as a noticed change.
    timeoutMS: 30_000,
    thresholds: { high: 95, low: 90, break: 90 },
    logLevel: 'warn',
  });
  process.stdout.write(`${name}\n`);
  await stryker.runMutationTest();
}
