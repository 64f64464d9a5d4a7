import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** A WebDriver server of one engine. */
export type DriverProcess = { url: string; stop: () => Promise<void> };

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve();

/** Ends it, and resolves when it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended(child);
}

/** Starts a driver's program and waits until its status says that it takes sessions. */
export async function startDriver(
  program: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<DriverProcess> {
  const child = spawn(program, [...args, `--port=${port}`], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
  });
  failed.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([isReady(), failed]))) await Promise.race([pause(20), failed]);
  return { url, stop: () => endProcess(child) };
}

/** Starts an X server that nobody sees and resolves to its name, which is free. */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  // It chooses a free number itself and says it by the pipe.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (!pipe || !('read' in pipe)) throw new Error('Xvfb has no pipe to say its number by.');
  const number = await new Promise<string>((resolve, reject) => {
    createInterface({ input: pipe }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { name: `:${number}`, stop: () => endProcess(child) };
}
