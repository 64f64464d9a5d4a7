import { useTranslate } from '@vitryna/i18n/react';
import { whenOnline } from '@vitryna/remote-kit';
import { ButtonLink } from '@vitryna/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageErrorScreen } from './page-error-screen.tsx';

/** The same screen for a page that could not be fetched. Retry asks again in this tab; a connection that is back opens the page. */
export function PageOffline() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  useEffect(() => whenOnline(() => window.location.reload()), []);
  return (
    <PageErrorScreen
      isAlert
      tag="…"
      title={t('No connection')}
      text={t('This page was not saved on your device. It opens by itself when the connection is back.')}
      action={
        <ButtonLink kind="primary" href={pathname + search}>
          {t('Retry')}
        </ButtonLink>
      }
    />
  );
}
