import type { L10n } from '@vitryna/contracts/languages';

/** Who answers a question for the store. */
export const shopName: L10n = { uk: 'Магазин', ru: 'Магазин' };
