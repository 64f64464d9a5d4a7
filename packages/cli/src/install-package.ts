import { spawnSync } from 'node:child_process';
import { printStep } from './progress.ts';

const works = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Installs packages of a Debian system when this user may; says whether it did. */
export function installPackages(names: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !works('apt-get', ['--version'])) return false;
  printStep('install', names.join(', '));
  const quiet = ['-y', '-qq', '--no-install-recommends'];
  return (
    works('apt-get', ['install', ...quiet, ...names]) ||
    (works('apt-get', ['update', '-qq']) && works('apt-get', ['install', ...quiet, ...names]))
  );
}
