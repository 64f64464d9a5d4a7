import { createHash } from 'node:crypto';
import { codes } from './codes.ts';
import { layout } from './layout.ts';
import { mixed } from './mixed.ts';
import { natural } from './natural.ts';
import { naturalHeldOut } from './natural-held-out.ts';
import { russian } from './russian.ts';
import { typos } from './typos.ts';
import { ukrainian } from './ukrainian.ts';

/** A query with what is wanted by it; `isHeldOut` ones are never looked at while the search is being tuned. */
export type JudgedQuery = { kind: string; query: string; wanted: string; isHeldOut: boolean };

/** Decided by the query alone, so that adding others moves none from one half to the other. */
const isHeldOut = (query: string): boolean => ((createHash('sha256').update(query).digest()[0] ?? 0) & 1) === 1;

const readLines = (kind: string, lines: string, isHeldOutOf: (query: string) => boolean): JudgedQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' | ');
      return { kind, query, wanted, isHeldOut: isHeldOutOf(query) };
    });

/** All judged queries. */
export const queries: JudgedQuery[] = [
  ...Object.entries({ ukrainian, russian, mixed, typos, layout, codes }).flatMap(([kind, lines]) =>
    readLines(kind, lines, isHeldOut),
  ),
  ...readLines('natural', natural, () => false),
  ...readLines('natural', naturalHeldOut, () => true),
];
