import { useTranslate } from '@vitryna/i18n/react';
import { whenOnline } from '@vitryna/remote-kit';
import { ButtonLink } from '@vitryna/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useWholeSearch } from '../../document/whole-search.ts';
import { PageErrorScreen } from './page-error-screen.tsx';

/**
 * The same screen for a page that failed: it is there, but not now. Retry is a link to this address: it works without JavaScript
 * and asks the gateway anew. Without a connection it asks in this tab, and a connection that is back opens the page by itself.
 */
export function PageFailed({ isOffline }: { isOffline: boolean }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  useEffect(() => (isOffline ? whenOnline(() => location.reload()) : undefined), [isOffline]);
  return (
    <PageErrorScreen
      isAlert
      tag="…"
      title={t(isOffline ? 'No connection' : 'Something went wrong')}
      text={t(
        isOffline
          ? 'This page was not saved on your device. It opens by itself when the connection is back.'
          : 'This page did not load. Try again, or come back in a minute.',
      )}
      action={
        <ButtonLink kind="primary" href={pathname + search} data-document={isOffline ? undefined : ''}>
          {t('Retry')}
        </ButtonLink>
      }
    />
  );
}
