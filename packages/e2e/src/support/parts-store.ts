import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnGateway, startGateway } from './gateway.ts';
import { test as base, expect } from './problems.ts';
import { startStoreApi } from './store-api.ts';

const root = join(import.meta.dirname, '../../../..');

/** More chips than a list brings of one filter. */
const chips = 130;
/** The chip that the fewest cards have, so that a list leaves it out. */
export const rareChip = 'Radeon RX 9070 XT';

/** Video cards as the dataset of parts writes them: two of every chip, one of the rare one. */
const videoCards = [
  ...Array.from({ length: chips * 2 }, (_, at) => ({ name: `MSI Ventus ${at}`, chipset: `GeForce GT ${at >> 1}` })),
  { name: 'Sapphire Pulse', chipset: rareChip },
].map((card, at) => ({
  ...card,
  price: 100 + at,
  memory: 8,
  core_clock: 1500,
  boost_clock: null,
  color: 'Black',
  length: 240,
}));

function importCards(folder: string): void {
  const parts = join(folder, 'parts');
  mkdirSync(parts);
  writeFileSync(join(parts, 'video-card.json'), JSON.stringify(videoCards));
  const command = ['packages/cli/src/vitryna.ts', 'import', 'pc-parts', parts];
  const places = ['--data', folder, '--report', join(parts, 'report.json')];
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [...command, ...places], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The parts were not imported: ${stderr}`);
}

/** For specs of a filter that is longer than any of the demo's: a store of video cards, started once for all that a worker runs. */
export const test = base.extend<object, { partsStore: OwnGateway }>({
  partsStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const api = await startStoreApi({}, importCards);
      const gateway = await startGateway(undefined, api.port);
      await use(gateway);
      await gateway.stop();
      await api.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };
