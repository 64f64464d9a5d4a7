import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Reached } from '../report.ts';

/** What each journey asked the store for when it last ran: `mf-catalog/page-category`, `mf-catalog`; `*` where nobody knows. */
export type Reach = Record<string, string[]>;

const reachSchema = z.record(z.string(), z.array(z.string()));

/** What is known of the journeys; nothing, where no whole run has been on this machine. A file of another shape is as good as none. */
export function readReach(file: string): Reach {
  if (!existsSync(file)) return {};
  const parsed = reachSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : {};
}

/** Adds what journeys reached now. One that ran in several projects reaches what any of them did; what it did in earlier runs is forgotten. */
export function keepReach(file: string, reached: readonly Reached[]): void {
  const now = new Map<string, Set<string>>();
  for (const { file: spec, title, names } of reached) {
    const key = `${spec} › ${title}`;
    const known = now.get(key) ?? new Set();
    for (const name of names) known.add(name);
    now.set(key, known);
  }
  const fresh = Object.fromEntries([...now].map(([key, names]) => [key, [...names].sort()]));
  writeFileSync(file, JSON.stringify({ ...readReach(file), ...fresh }));
}

/** A part of a remote that changed; without a name, any of it. */
export type ChangedPart = { remote: string; parts: ReadonlySet<string> | null };

/** Whether a journey may meet one of the parts. One of which nothing is known may. */
export function mayReach(names: readonly string[] | undefined, changed: readonly ChangedPart[]): boolean {
  if (names === undefined || names.length === 0 || names.includes('*')) return true;
  return changed.some(({ remote, parts }) =>
    names.some((name) => {
      const [owner, part] = name.split('/');
      return owner === remote && (parts === null || (part !== undefined && parts.has(part)));
    }),
  );
}
