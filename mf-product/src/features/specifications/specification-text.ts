import type { SpecificationRow } from './specification-rows.ts';

/** A figure as it is pasted somewhere else. */
export const rowText = ({ name, value }: SpecificationRow): string => `${name}: ${value}`;

/** A group as it is pasted somewhere else. */
export const groupText = ({ title, rows }: { title: string; rows: SpecificationRow[] }): string =>
  [title, ...rows.map(rowText)].join('\n');
