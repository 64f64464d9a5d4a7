import { spawn } from 'node:child_process';
import { childEnv, root } from './project.ts';

type Options = { cwd?: string; env?: Record<string, string>; isQuiet?: boolean };

/** Runs a command to its end. Rejects with its output when it fails. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env, isQuiet = false }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnv(env),
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${output}`));
    });
  });
}
