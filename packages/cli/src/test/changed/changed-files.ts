import { spawnSync } from 'node:child_process';
import { root } from '../../project.ts';

function git(...args: string[]): string[] | null {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

/** Names under which a checkout may know the main branch; the first that there is. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

/** The files of a change, and what they are counted from. */
export type ChangedFiles = { since: string; files: string[] };

/**
 * Files that differ from a revision, committed or not, new ones included; without a revision, from where the work left the main branch.
 *
 * @throws where git knows no such revision
 */
export function readChangedFiles(revision: string | null): ChangedFiles {
  const named = revision ?? mainBranches.find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  if (named === undefined)
    throw new Error('--changed finds no main branch: name a revision, --changed since REVISION.');
  const [base] = git('merge-base', 'HEAD', named) ?? [];
  // Without a common commit the revision itself is compared.
  const tracked = git('diff', '--name-only', '--no-renames', base ?? named);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (tracked === null || added === null) throw new Error(`--changed: git cannot compare with "${named}".`);
  const since = base === undefined ? named : `${base.slice(0, 8)} (where it left ${named})`;
  return { since, files: [...new Set([...tracked, ...added])].sort() };
}
