import type { SourceReport } from '@vitryna/contracts/assortment';

/** Before anything was read. */
export const emptyReport = (): SourceReport => ({
  read: 0,
  skipped: [],
  left: { unpriced: 0, unpictured: 0, unreadable: {}, unknown: {} },
});
