import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '../build-apps.ts';
import { findChromium } from '../chromium.ts';
import { findEngines } from '../engines.ts';
import { runLongBenches } from '../long-benches.ts';
import { apps, root } from '../project.ts';
import { keepReach } from './changed/reach.ts';
import { reachFile, testFolder } from './files.ts';
import { readReport } from './report.ts';
import type { Step } from './step.ts';

/** Shell and remotes, as releases. */
export const buildStep: Step = {
  name: 'build',
  title: 'build',
  work: async () => {
    await buildApps();
    const missing = apps.filter((app) => !existsSync(join(root, app, 'dist/release.json')));
    if (missing.length > 0) throw new Error(`No release was built for ${missing.join(', ')}.`);
    return undefined;
  },
};

type Journeys = {
  isFull: boolean;
  /** The journeys to run, lines of Playwright's list of tests, and their engines; null for all. */
  chosen: { list: readonly string[]; engines: readonly string[] } | null;
  /** Takes what was not looked at. */
  leaveOut: (line: string) => void;
};

/** Journeys in every engine that there is. */
export const journeysStep = ({ isFull, chosen, leaveOut }: Journeys): Step => ({
  name: 'journeys',
  title: 'journeys',
  needs: ['build'],
  work: async ({ run, words }) => {
    const chromium = await findChromium();
    const engines = findEngines();
    for (const name of engines.missing)
      leaveOut(`no journey ran in ${name}, which is not on this machine and may not be installed`);
    const listFile = join(testFolder, 'journeys.list');
    if (chosen) writeFileSync(listFile, chosen.list.map((line) => `${line}\n`).join(''));
    const list = chosen ? ['--test-list', listFile] : [];
    const wanted = engines.present.filter((name) => chosen === null || chosen.engines.includes(name));
    await run('pnpm', ['--silent', '--filter', '@vitryna/e2e', 'journeys', ...list, ...words], {
      ...{ CHROMIUM: chromium, ENGINES: wanted.join(), MATRIX: isFull ? 'full' : 'dealt' },
    }).finally(() => keepReach(reachFile, readReport(join(testFolder, 'journeys.jsonl')).reached));
    return undefined;
  },
});

/** What `npm run test:full` adds, a dry run of a third language and benches that take minutes. */
export const fullSteps: readonly Step[] = [
  {
    name: 'third-language',
    title: 'a third language',
    work: async ({ run }) => {
      await run('pnpm', ['--silent', 'check:third-language']);
      return undefined;
    },
  },
  {
    name: 'long-benches',
    title: 'long benches',
    needs: ['build'],
    work: async () => {
      await runLongBenches(await findChromium());
      return undefined;
    },
  },
];
