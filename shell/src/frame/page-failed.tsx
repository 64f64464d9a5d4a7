import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink } from '@vitryna/ui';
import { useLocation } from 'react-router';
import { PageErrorScreen } from './page-error-screen.tsx';

/**
 * The same screen for a page that failed: it is there, but not now. Retry is a link to this address: it works without JavaScript
 * and asks the gateway anew.
 */
export function PageFailed() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <PageErrorScreen
      isAlert
      tag="…"
      title={t('Something went wrong')}
      text={t('This page did not load. Try again, or come back in a minute.')}
      action={
        <ButtonLink kind="primary" href={pathname + search} data-document="">
          {t('Retry')}
        </ButtonLink>
      }
    />
  );
}
