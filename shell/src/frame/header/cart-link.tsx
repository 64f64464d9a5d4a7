import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { countCartUnits } from '@vitryna/store';
import { useStore } from '@vitryna/store/react';
import { HeaderAction } from './header-action.tsx';

/** Opens the cart modal; without JavaScript it leads to the checkout page, which shows the same lines. */
export function CartLink() {
  const t = useTranslate();
  const count = useStore(countCartUnits);
  return <HeaderAction icon="cart" label={t('Cart')} href={paths.checkout(useLocale())} count={count} modal="cart" />;
}
