import { type ChildProcess, spawn } from 'node:child_process';
import { demoShopFolder } from './demo-shop.ts';

/** A store API in a process of its own, which can be killed and started again at the same address. */
export type ApiProcess = {
  base: () => string;
  /** Ends it as a power cut would, and starts it again. */
  killAndStart: () => Promise<void>;
  /** Asks it to end, does the work meanwhile, and starts it again when it has ended. */
  endAndStart: (meanwhile: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the program `entry` with these settings and the demo shop, without limits and without drawing pictures. */
export async function startApiProcess(entry: string, settings: Record<string, string>): Promise<ApiProcess> {
  const limits = { RATE_LIMIT_READS: 'off', RATE_LIMIT_FORMS: 'off', RATE_LIMIT_ORDERS: 'off' };
  const shop = { ASSORTMENT_FOLDER: demoShopFolder, MEDIA_WARMUP: 'off', DRAIN_MS: '0' };
  const env = { ...process.env, ...limits, ...shop, ...settings };
  let base = '';
  const start = async (): Promise<ChildProcess> => {
    const port = base === '' ? '0' : new URL(base).port;
    const child = spawn(process.execPath, [entry], {
      env: { ...env, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let problems = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      problems += chunk;
    });
    base = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk;
        const found = /ready: (\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`the store API ended while it started: ${problems}`)));
    });
    return child;
  };
  let child = await start();
  return {
    base: () => base,
    killAndStart: async () => {
      child.kill('SIGKILL');
      await ended(child);
      child = await start();
    },
    endAndStart: async (meanwhile) => {
      child.kill('SIGTERM');
      await meanwhile();
      await ended(child);
      child = await start();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
