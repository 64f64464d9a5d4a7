import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** What one file costs on the wire, in bytes. */
export type Cost = { path: string; bytes: number };

type Modules = Record<string, { module: string; bytes: number }[]>;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** The sum of some files in bytes. */
export const total = (costs: Cost[]): number => costs.reduce((sum, { bytes }) => sum + bytes, 0);

/** A table for whoever broke a budget: the dearest files first and, for scripts, the largest modules inside each. */
export function costTable(title: string, budget: number, costs: Cost[]): string {
  const rows = [...costs]
    .sort((one, other) => other.bytes - one.bytes)
    .flatMap(({ path, bytes }) => [`${kilobytes(bytes)}  ${path}`, ...largestModules(path)]);
  return [`${title}: ${kilobytes(total(costs)).trim()} of ${kilobytes(budget).trim()}`, ...rows].join('\n');
}

/** From the app's `dist/modules.json`: sizes before compression, which tell where to look. */
function largestModules(path: string): string[] {
  const [, app, file] = /^\/assets\/([^/]+)\/[^/]+\/(.+\.js)$/.exec(path) ?? [];
  const list = join(root, app ?? '', 'dist/modules.json');
  if (!app || !file || !existsSync(list)) return [];
  const modules = (JSON.parse(readFileSync(list, 'utf8')) as Modules)[file] ?? [];
  return [...modules]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ module, bytes }) => `             ${kilobytes(bytes)} uncompressed  ${module}`);
}
