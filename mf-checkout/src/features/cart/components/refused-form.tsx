import { useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import type { NoJsCart } from '../load-no-js-cart.ts';
import { refusalTexts } from '../refusal-texts.ts';

/** Why the last form of the cart was refused, over an empty cart, too; a coupon says it at its field. */
export function RefusedForm({ refusal }: Pick<NoJsCart, 'refusal'>) {
  const t = useTranslate();
  if (!refusal || refusal.form === 'coupon') return null;
  return <Notice kind="error" title={refusalTexts(t, refusal)} />;
}
