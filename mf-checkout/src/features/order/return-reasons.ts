import type { returnReasons } from '@vitryna/contracts/api';

/** Why something is sent back, in words. */
export const returnReasonNames = (t: (key: string) => string): Record<(typeof returnReasons)[number], string> => ({
  defect: t('It does not work'),
  wrongProduct: t('It is another product'),
  notAsDescribed: t('It is not as described'),
  damaged: t('It came damaged'),
  changedMind: t('It does not suit me'),
});
