import type { LivePointer } from '@vitryna/contracts/release';

/** Ids of the compositions that visitors may get now. */
export const servedCompositions = ({ live, canaries }: LivePointer): string[] => [
  live,
  ...canaries.map(({ composition }) => composition),
];
