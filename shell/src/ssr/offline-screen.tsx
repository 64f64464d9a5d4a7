import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink, EmptyStandArt, Logo } from '@vitryna/ui';

/** Class names of this screen; its styles travel with it alone (`offline-css.ts`). */
export const offlineClasses = { screen: 'offline-screen', kept: 'offline-kept' } as const;

/**
 * What a browser without a connection shows for a page that it has not kept. The service worker fills the list of the pages
 * that it has, and shows it then (`service-worker/kept-page.ts`).
 */
export function OfflineScreen() {
  const t = useTranslate();
  return (
    <main id="main" className={`container ${offlineClasses.screen}`}>
      <Logo />
      <EmptyStandArt />
      <h1>{t('No connection')}</h1>
      <p>{t('This page was not saved on your device. It opens by itself when the connection is back.')}</p>
      <ButtonLink kind="primary" href="" data-document="">
        {t('Retry')}
      </ButtonLink>
      <section className={offlineClasses.kept} data-kept-pages="" hidden>
        <h2>{t('Saved pages')}</h2>
        <ul data-kept-list="" />
      </section>
    </main>
  );
}
