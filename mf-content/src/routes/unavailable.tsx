import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { usePageHref } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyStandArt, EmptyState } from '@vitryna/ui';

/** In place of a page that the content service did not give: the address again, as a document. */
export function Unavailable() {
  const t = useTranslate();
  const locale = useLocale();
  const href = usePageHref();
  return (
    <div className="container" role="alert">
      <EmptyState
        level={1}
        art={<EmptyStandArt tag="503" />}
        title={t('The page did not load')}
        actions={
          <>
            <ButtonLink kind="primary" href={href} data-document="">
              {t('Retry')}
            </ButtonLink>
            <ButtonLink href={paths.catalog(locale)}>{t('To the catalogue')}</ButtonLink>
          </>
        }
      >
        {t('The rest of the store works. Try again in a minute.')}
      </EmptyState>
    </div>
  );
}
