import { type ChildProcess, spawn } from 'node:child_process';
import { childEnv, root } from './project.ts';

type Options = { name: string; module: string; env: Record<string, string>; onLine?: (line: string) => void };

/** A long-running part of the store: a Node process that ends with its parent. */
export function startChild({ name, module, env, onLine }: Options): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', module], {
    cwd: root,
    env: childEnv(env),
    stdio: ['pipe', onLine ? 'pipe' : 'inherit', 'inherit'],
    // Ctrl-C reaches the supervisor alone; it stops its children in order.
    detached: process.platform !== 'win32',
  });
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  });
  child.on('error', (error) => console.error(`[cli] ${name} could not be started:`, error));
  return child;
}

/** Asks a process to stop and waits; kills it when it has not after `ms`. */
export function stopChild(child: ChildProcess, ms = 12_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Resolves when the address answers 200; rejects when the process ends first or after `ms`. */
export async function waitUntilHealthy(child: ChildProcess, name: string, url: string, ms = 300_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready (exit code ${child.exitCode}).`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} was not ready after ${ms / 1000} s: ${url} did not answer.`);
}
