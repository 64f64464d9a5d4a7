import type { Translate } from '@vitryna/i18n';
import type { NoJsCart } from './load-no-js-cart.ts';

/** Why a product could not be put in or its quantity not be set, by the API's code. */
export function refusalTexts(t: Translate, { form, problem, amount: max }: NonNullable<NoJsCart['refusal']>): string {
  switch (problem) {
    case 'limited':
      return t('Only {{count}} pieces are left', { count: max });
    case 'notOrderable':
    case 'noPrice':
    case 'notFound':
      if (form === 'put') return t('This product cannot be ordered now');
      return t('It cannot be ordered now: remove it to order the rest');
    case 'cartFull':
      return t('The cart is full, no more products fit');
    case 'validation':
      return t('The quantity is a number from 0 to 999');
    case 'keyReused':
      return t('The page was an old one. Here is the cart as it is: try once more');
    default:
      return t('That did not work. Try once more');
  }
}
