import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';

/** The no-JS cart's address: on a page of forms. */
export function CartWithoutScript() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <noscript>
      <p>
        <a href={paths.cart(locale)}>{t('Open the cart without JavaScript')}</a>
      </p>
    </noscript>
  );
}
