import { modulesIn } from './built-modules.ts';

/** What one file costs on the wire, in bytes. */
export type Cost = { path: string; bytes: number };

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** The sum of some files in bytes. */
export const total = (costs: Cost[]): number => costs.reduce((sum, { bytes }) => sum + bytes, 0);

/** A table for finding out why a budget was exceeded: the dearest files first and, for scripts, the largest modules inside each. */
export function costTable(title: string, budget: number, costs: Cost[]): string {
  const rows = [...costs]
    .sort((one, other) => other.bytes - one.bytes)
    .flatMap(({ path, bytes }) => [`${kilobytes(bytes)}  ${path}`, ...largestModules(path)]);
  return [`${title}: ${kilobytes(total(costs)).trim()} of ${kilobytes(budget).trim()}`, ...rows].join('\n');
}

/** Sizes before compression, which tell where to look. */
const largestModules = (path: string): string[] =>
  [...modulesIn(path)]
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ module, bytes }) => `             ${kilobytes(bytes)} uncompressed  ${module}`);
