import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { CartMessage } from './cart-message.tsx';

/** A cart without lines leads back to where products are. */
export function EmptyCart() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <CartMessage icon={icons.cart} title={t('The cart is empty')} text={t('What you choose will wait for you here')}>
      <ButtonLink kind="primary" href={paths.catalog(locale)}>
        {t('To the catalogue')}
      </ButtonLink>
    </CartMessage>
  );
}
