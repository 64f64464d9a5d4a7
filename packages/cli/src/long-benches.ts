import { join } from 'node:path';
import { startChild, stopChild, whenReady } from './child-process.ts';
import { printStep } from './progress.ts';
import { dataFolder, root } from './project.ts';
import { run } from './run.ts';

/** Away from the addresses of a developer's own store and of the journeys'. */
const port = 8192;
const apiPort = 4192;
const folder = join(dataFolder, 'bench');

function bench(name: string, args: string[], env?: Record<string, string>) {
  printStep('bench', name);
  return run('node', [join(root, `packages/bench/src/${name}.ts`), ...args], { env });
}

/**
 * The benches that take minutes, one after the other. They print figures and decide nothing; one that cannot run at all fails. Those
 * on real parts need the folder that `PC_PARTS` names.
 */
export async function runLongBenches(chromium: string): Promise<void> {
  const store = startChild({
    name: 'store to measure',
    module: join(root, 'packages/cli/src/start.ts'),
    env: {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_FOLDER: folder,
      PROMOTE: 'on',
      GATEWAYS: '1',
      MEDIA_WARMUP: 'off',
      RATE_LIMIT_READS: 'off',
    },
    onLine: () => undefined,
  });
  try {
    await whenReady(store, 'store to measure');
    await bench('page', ['--store', `http://localhost:${port}`], { CHROMIUM: chromium });
    await bench('instant', ['--store', `http://localhost:${port}`], { CHROMIUM: chromium });
    await bench('proxy', ['--requests', '100000', '--store', join(folder, 'releases')]);
    await bench('memory', ['--store', join(folder, 'releases'), '--api', `http://127.0.0.1:${apiPort}`]);
    await bench('swaps', ['--store', join(folder, 'releases'), '--api', `http://127.0.0.1:${apiPort}`]);
    await bench('renders', ['--store', join(folder, 'releases'), '--api', `http://127.0.0.1:${apiPort}`]);
    const gateway = ['--gateway', join(root, 'shell/server/server.ts'), '--releases', join(folder, 'releases')];
    await bench('kills', ['--kills', '100', ...gateway]);
    await bench('orders', ['--orders', '500', '--kills', '20']);
  } finally {
    await stopChild(store.process);
  }
  await bench('cities', []);
  const parts = process.env.PC_PARTS;
  if (!parts) return printStep('skipped', 'benches on real parts: PC_PARTS names no folder of them');
  for (const name of ['facets', 'search', 'relevance']) await bench(name, [parts]);
}
