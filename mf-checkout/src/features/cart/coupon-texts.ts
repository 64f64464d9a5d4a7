import type { Translate } from '@vitryna/i18n';

/** Why a coupon was refused or takes nothing off, by the API's code; `left` is money in words. */
export function couponTexts(t: Translate, problem: string, left: string): string {
  switch (problem) {
    case 'couponUnknown':
    case 'validation':
      return t('There is no such coupon. Check the code');
    case 'couponExpired':
      return t('The coupon has expired');
    case 'couponUsed':
      return t('The coupon has been used');
    case 'couponMinTotal':
      return t('{{left}} more, and the coupon works', { left });
    case 'tooMany':
      return t('Too many codes were tried. Wait a little');
    default:
      return t('The coupon could not be checked. Try once more');
  }
}
