import type { Translate } from '@vitryna/i18n';

/** Why a quantity could not be set, by the API's code. */
export function refusalWords(t: Translate, problem: string, max: number): string {
  switch (problem) {
    case 'limited':
      return t('Only {{count}} pieces are left', { count: max });
    case 'notOrderable':
    case 'noPrice':
    case 'notFound':
      return t('It cannot be ordered now: remove it to order the rest');
    case 'validation':
      return t('The quantity is a number from 0 to 999');
    case 'keyReused':
      return t('The page was an old one. Here is the cart as it is: try once more');
    default:
      return t('That did not work. Try once more');
  }
}
