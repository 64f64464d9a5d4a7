import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ProductList } from '@vitryna/contracts/api';
import { makeTestDatabase, testServerUrl } from './database/open-test-database.ts';
import { readEnv } from './env.ts';
import { startStoreApi } from './start-store-api.ts';
import { fewGoodsFolder } from './testing/demo-shop.ts';

// PGlite is one process's own; `npm test` runs this against a PostgreSQL server.
const onServer = testServerUrl ? test : test.skip;

onServer(
  'processes that start at once on one empty database fill it once, and all of them serve',
  async () => {
    const { url, drop } = await makeTestDatabase(testServerUrl ?? '');
    const lines: string[] = [];
    const start = async () => {
      const folder = await mkdtemp(join(tmpdir(), 'store-api-'));
      const settings = {
        PORT: '0',
        ASSORTMENT_FOLDER: fewGoodsFolder,
        DATA_FOLDER: folder,
        DATABASE_URL: url,
        MEDIA_WARMUP: 'off',
      };
      const api = await startStoreApi(readEnv(settings), { report: (line) => lines.push(line), log: () => undefined });
      return { ...api, folder };
    };
    const started = await Promise.allSettled([start(), start(), start()]);
    try {
      expect(started.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([]);
      expect(lines.filter((line) => /^seed: (\d+)\/\1$/.test(line))).toHaveLength(1);
      const totals = await Promise.all(
        started.flatMap((result) =>
          result.status === 'fulfilled'
            ? [fetch(`${result.value.url}/user/catalog/product/list?searchQuery=a`).then((answer) => answer.json())]
            : [],
        ),
      );
      const [first, ...others] = totals.map((answer) => (answer as { data: ProductList }).data.total);
      expect(first).toBeGreaterThan(0);
      expect(others).toEqual([first, first]);
    } finally {
      for (const result of started) {
        if (result.status !== 'fulfilled') continue;
        await result.value.close();
        await rm(result.value.folder, { recursive: true, force: true });
      }
      await drop();
    }
  },
  120_000,
);
