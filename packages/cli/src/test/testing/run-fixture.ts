import { join } from 'node:path';
import { root } from '../../project.ts';
import { runAndTell } from '../run-and-tell.ts';
import type { Step } from '../step.ts';

const [folder = '', kind = '', ...options] = process.argv.slice(2);

const step = (name: string, command: string, args: string[]): Step => ({
  name,
  title: name,
  work: async ({ run }) => {
    await run(command, args);
    return undefined;
  },
});

const jestConfig = {
  ...{ rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {} },
  reporters: [join(root, '.config/report-tests.mjs')],
};
const jest = join(root, 'node_modules/jest/bin/jest.js');
const playwright = join(root, 'packages/e2e/node_modules/@playwright/test/cli.js');

const steps: Record<string, Step[]> = {
  tests: [
    step('units', process.execPath, [jest, '--config', JSON.stringify(jestConfig), '--runInBand']),
    step('journeys', process.execPath, [playwright, 'test', '--config', join(folder, 'playwright.config.ts')]),
  ],
  endless: [
    step('first', process.execPath, ['--eval', '']),
    step('endless', process.execPath, [
      '--eval',
      "require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000);",
      join(folder, 'pid'),
    ]),
    step('never', process.execPath, ['--eval', '']),
  ],
};

process.exit(
  await runAndTell({
    plan: async () => ({ stages: (steps[kind] ?? []).map((one) => [[one]]), leftOut: [] }),
    flaky: [],
    folder: join(folder, 'reports'),
    keepsGoing: options.includes('--keep-going'),
    words: [],
  }),
);
