import type { SourceReport } from '@vitryna/contracts/assortment';
import type { ImportReport, PointReport } from '@vitryna/store-api';
import type { UnreadRow } from './nova-poshta/read-nova-poshta.ts';

/** Something of the source that the catalogue does not have, why, and how often. */
export type LeftOut = { what: 'record' | 'price' | 'picture' | 'property'; reason: string; count: number };

/** The report of an import, with all omissions by reason; `skipped` and `unread` name each record that is missing. */
export type WrittenReport = ImportReport & { read: number; leftOut: LeftOut[]; unread: SourceReport['skipped'] };

/** Puts together what the source could not read and what the catalogue did not take. */
export function toWrittenReport(imported: ImportReport, { read, skipped: unread, left }: SourceReport): WrittenReport {
  const records = [...unread, ...imported.skipped].map(({ reason }) => reason);
  const leftOut: LeftOut[] = [
    ...[...Map.groupBy(records, (reason) => reason)].map(
      ([reason, { length }]): LeftOut => ({ what: 'record', reason, count: length }),
    ),
    { what: 'price', reason: 'the source has none: sold on request', count: left.unpriced },
    { what: 'picture', reason: 'nothing is drawn for this kind of part', count: left.unpictured },
    ...toProperties(left.unreadable, 'cannot be read'),
    ...toProperties(left.unknown, 'is no specification'),
  ];
  return { ...imported, read, leftOut: leftOut.filter(({ count }) => count > 0), unread };
}

const toProperties = (counts: Record<string, number>, reason: string): LeftOut[] =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([property, count]) => ({ what: 'property', reason: `${property} ${reason}`, count }));

/** The report for a terminal: a line for what was done, and one for each reason. */
export function reportLines({ imported, unchanged, removed, leftOut }: WrittenReport): string[] {
  const width = Math.max(0, ...leftOut.map(({ count }) => String(count).length));
  return [
    `imported ${imported}, unchanged ${unchanged}, removed ${removed}`,
    leftOut.length > 0 ? 'left out:' : 'nothing was left out',
    ...leftOut.map(({ what, reason, count }) => `  ${String(count).padStart(width)} × ${what}: ${reason}`),
  ];
}

/** The same for points of delivery. */
export function pointLines({ unread, skipped, ...done }: PointReport & { unread: UnreadRow[] }): string[] {
  const counts = Map.groupBy([...unread, ...skipped], ({ reason }) => reason);
  return [
    `imported ${done.imported}, unchanged ${done.unchanged}, removed ${done.removed}, in the place of ${done.replaced} of the demo`,
    counts.size > 0 ? 'left out:' : 'nothing was left out',
    ...[...counts].map(([reason, { length }]) => `  ${length} × point: ${reason}`),
  ];
}
