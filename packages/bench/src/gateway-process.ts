import { spawn } from 'node:child_process';
import { type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../../..');

/** A running gateway. */
export type GatewayProcess = { port: number; pid: number; stop: () => Promise<void> };

/** Starts a gateway as `npm start` does. */
export async function startGateway(variables: Record<string, string>): Promise<GatewayProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'shell/server/server.ts')], {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...variables,
      PORT: String(port),
    },
    // It ends with the channel, however this process ends.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  for (let turn = 0; turn < 300; turn += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.status,
      () => 0,
    );
    if (status > 0) break;
    if (child.exitCode !== null) throw new Error(`bench: the gateway ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { port, pid: child.pid ?? 0, stop };
}

/** What a request is answered with, 0 where the connection was cut. */
export const statusOf = (options: RequestOptions, body?: string): Promise<number> =>
  new Promise((resolve) => {
    const outgoing = request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
