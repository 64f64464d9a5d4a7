import type { cancelReasons } from '@vitryna/contracts/api';
import type { Translate } from '@vitryna/i18n';

/** Why an order may be given up, in words. */
export const cancelReasonNames = (t: Translate): Record<(typeof cancelReasons)[number], string> => ({
  changedMind: t('I have changed my mind'),
  foundCheaper: t('I have found it cheaper'),
  tooLong: t('It takes too long'),
  mistake: t('I ordered by mistake'),
  other: t('Another reason'),
});
