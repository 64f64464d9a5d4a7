import { expect, test } from '@jest/globals';
import { chooseJourneys, parseList } from './choose-journeys.ts';
import { chooseTests } from './choose-tests.ts';
import { kindOfFile } from './kind-of-file.ts';

const list = `Listing tests:
  [uk-phone] › shop/card.spec.ts:12:1 › a card › adds @once
  [ru-desktop] › shop/product.spec.ts:3:1 › shows
  [operations] › operations/gate.spec.ts:9:1 › refuses
Total: 3 tests in 3 files
`;
const listed = parseList(list);
const reach = {
  'packages/e2e/src/shop/card.spec.ts › a card › adds': ['mf-catalog', 'mf-catalog/page-category'],
  'packages/e2e/src/shop/product.spec.ts › shows': ['mf-product', 'mf-product/page-product'],
  'packages/e2e/src/operations/gate.spec.ts › refuses': ['*'],
};
const question = { listed, reach, partsOf: () => null };
const filesOf = (choice: ReturnType<typeof chooseJourneys>) =>
  'all' in choice ? choice.all : choice.journeys.map(({ file }) => file);

test('reads the list of Playwright', () => {
  expect(listed.map(({ project, title }) => [project, title])).toEqual([
    ['uk-phone', 'a card › adds @once'],
    ['ru-desktop', 'shows'],
    ['operations', 'refuses'],
  ]);
});

test('a change in a remote runs the journeys that met it, and those of which nothing is known', () => {
  const files = ['mf-product/src/routes/product.tsx', 'docs/teams.md'];
  expect(filesOf(chooseJourneys({ ...question, files }))).toEqual(['shop/product.spec.ts', 'operations/gate.spec.ts']);
  expect(filesOf(chooseJourneys({ ...question, files, reach: { other: ['mf-content'] } }))).toHaveLength(3);
});

test('a part that a journey has not met leaves it out', () => {
  const files = ['mf-catalog/src/routes/home.tsx'];
  const partsOf = (part: string) => () => new Set([part]);
  expect(filesOf(chooseJourneys({ ...question, files, partsOf: partsOf('page-home') }))).toEqual([
    'operations/gate.spec.ts',
  ]);
  expect(filesOf(chooseJourneys({ ...question, files, partsOf: partsOf('page-category') }))).toContain(
    'shop/card.spec.ts',
  );
});

test('without a whole run before, nothing is left out', () => {
  const choice = chooseJourneys({ ...question, files: ['mf-product/src/routes.ts'], reach: {} });
  expect(choice).toEqual({ all: 'what each reaches is not known here before a first whole run' });
});

test.each(['packages/ui/src/button.tsx', 'shell/server/app.ts', 'packages/e2e/src/support/shop.ts', 'pnpm-lock.yaml'])(
  'a change of %s runs all journeys',
  (file) => {
    expect(chooseJourneys({ ...question, files: [file] })).toEqual({ all: `${file} may be under any page` });
  },
);

test.each([
  [['docs/flaky.md'], []],
  [['mf-product/src/routes/product.test.tsx'], []],
  [['packages/e2e/src/shop/card.spec.ts'], ['shop/card.spec.ts']],
])('a change of %j runs the journeys %j', (files, journeys) => {
  expect(filesOf(chooseJourneys({ ...question, files }))).toEqual(journeys);
});

test.each([
  [['mf-product/src/a.tsx', 'docs/flaky.md'], { relatedTo: ['mf-product/src/a.tsx'], folders: ['.config/'] }],
  [['mf-product/src/locales/uk.json'], { relatedTo: [], folders: ['.config/', 'mf-product/'] }],
  [['packages/store-api/migrations/001.sql'], 'all'],
  [['.config/jest.config.mjs'], 'all'],
  [['.config/money.test.mjs'], { relatedTo: [], folders: ['.config/'] }],
  [['package.json'], 'all'],
])('a change of %j needs the unit tests %j', (files, tests) => {
  expect(chooseTests(files)).toEqual(tests);
});

test('what is not known for less is shared', () => {
  expect(kindOfFile('packages/new/anything.xyz')).toEqual({ kind: 'shared' });
  expect(kindOfFile('packages/cli/src/test/plan.ts')).toEqual({ kind: 'apart' });
  expect(kindOfFile('packages/cli/src/start.ts')).toEqual({ kind: 'shared' });
});
