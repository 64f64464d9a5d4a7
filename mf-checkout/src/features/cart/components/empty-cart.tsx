import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyIcon, EmptyState } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';

/** A cart without lines leads back to where products are. */
export function EmptyCart() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <EmptyState
      art={<EmptyIcon path={icons.cart} />}
      title={t('The cart is empty')}
      actions={
        <ButtonLink kind="primary" href={paths.catalog(locale)}>
          {t('To the catalogue')}
        </ButtonLink>
      }
    >
      {t('What you choose will wait for you here')}
    </EmptyState>
  );
}
