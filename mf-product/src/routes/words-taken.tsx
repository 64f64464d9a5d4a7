import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { PageHandle } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyState } from '@vitryna/ui';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Thank you! All of it has come') }),
};

/** Where a review and a question lead that were sent without JavaScript. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className="container" data-boundary="mf-product">
      <EmptyState
        level={1}
        title={t('Thank you! All of it has come')}
        actions={<ButtonLink href={paths.home(locale)}>{t('To the shop')}</ButtonLink>}
      >
        {t('We read them before they are shown, usually within a day, and write to you.')}
      </EmptyState>
    </div>
  );
}
