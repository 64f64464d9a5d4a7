import { useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import type { PlainCart } from '../load-plain-cart.ts';
import { refusalWords } from '../refusal-words.ts';

/** Why the last form of the cart was refused, over an empty cart, too; a coupon says it at its field. */
export function RefusedForm({ refusal }: Pick<PlainCart, 'refusal'>) {
  const t = useTranslate();
  if (!refusal || refusal.form === 'coupon') return null;
  return <Notice kind="error" title={refusalWords(t, refusal)} />;
}
