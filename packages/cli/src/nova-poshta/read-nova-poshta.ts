import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CarrierPoint, PointSource } from '@vitryna/store-api';
import { readRow } from './read-row.ts';

/** A row of which no point was made. */
export type UnreadRow = { file: string; index: number; reason: string };

/**
 * The points of every `warehouses-….json` in a folder; rows that are none are listed in `unread` as they are passed.
 *
 * @throws where there is no such file, or one that is no list
 */
export function readNovaPoshta(folder: string): PointSource & { unread: UnreadRow[] } {
  const files = readdirSync(folder)
    .filter((name) => /^warehouses-.*\.json$/.test(name))
    .sort();
  if (files.length === 0) throw new Error(`${folder} has no file called warehouses-….json`);
  const lists = files.map((file) => {
    const rows: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (!Array.isArray(rows)) throw new Error(`${file} is no list of points`);
    return { file, rows: rows as unknown[] };
  });
  const unread: UnreadRow[] = [];
  function* points(): Generator<CarrierPoint> {
    unread.length = 0;
    for (const { file, rows } of lists) {
      for (const [index, row] of rows.entries()) {
        const point = readRow(row);
        if (typeof point === 'string') unread.push({ file, index, reason: point });
        else yield point;
      }
    }
  }
  const total = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  return { source: 'nova-poshta', points: { [Symbol.iterator]: points }, total, unread };
}
