import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Answer, ask } from './start-gateway.ts';

const module = join(import.meta.dirname, '../server.ts');

/** A gateway in a process of its own, restarted whenever it ends, as a supervisor does. */
export async function startGatewayProcess(variables: Record<string, string>) {
  const lines: Record<string, unknown>[] = [];
  let url: string | null = null;
  let restarts = 0;
  let isStopping = false;
  let child: ChildProcess;

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      child = spawn(process.execPath, [module], {
        env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ALLOWED_HOSTS: '127.0.0.1', ...variables },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      if (child.stdout) {
        createInterface(child.stdout).on('line', (text) => {
          const line = JSON.parse(text) as Record<string, unknown>;
          lines.push(line);
          if (line.message !== 'listening') return;
          url = `http://127.0.0.1:${line.port}`;
          resolve();
        });
      }
      child.once('exit', (code, signal) => {
        url = null;
        if (isStopping) return;
        if (restarts >= 5)
          return reject(new Error(`it ended again (${code ?? signal}): ${JSON.stringify(lines.at(-1))}`));
        restarts += 1;
        start().then(resolve, reject);
      });
    });
  await start();
  return {
    lines,
    restarts: () => restarts,
    /** null where there is no answer: while it is started again, or ends under the request. */
    get: (path: string): Promise<Answer | null> =>
      url === null ? Promise.resolve(null) : ask(url, path).catch(() => null),
    /** Told what a service manager tells it; it is started again when it has ended. */
    kill: (signal: NodeJS.Signals): boolean => child.kill(signal),
    async stop() {
      isStopping = true;
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
