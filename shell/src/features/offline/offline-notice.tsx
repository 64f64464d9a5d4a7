import { formatMoney, type I18n, localise } from '@vitryna/i18n';
import type { OutboxNotice, Stores } from '@vitryna/store';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import styles from '../../frame/edge-notice.module.css';
import { rootErrors } from '../../tab/report-error.ts';
import { reasonOf } from './outbox-texts.ts';

/** Puts the notice into the page; it is empty as long as there is nothing to say. */
export function showOfflineNotice(i18n: I18n, stores: Stores): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host, rootErrors).render(<OfflineNotice i18n={i18n} stores={stores} />);
}

function watchConnection(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

const dayAndTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(at);

/** No connection, what waits for it, and what became of it. */
export function OfflineNotice({ i18n, stores }: { i18n: I18n; stores: Stores }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { waiting, notices } = useSyncExternalStore(stores.subscribe, () => stores.getState().outbox);
  const [closed, setClosed] = useState('');
  const { t } = i18n;
  // Set by the service worker on a page that it kept; the notice it wrote above the page may be scrolled away.
  const { keptAt } = document.documentElement.dataset;
  const count = waiting.length;
  const state = `${isOnline} ${count}`;
  let said: ReactNode = null;
  if (notices.length > 0) said = <OutboxNotices notices={notices} i18n={i18n} />;
  else if (closed === state) said = null;
  else if (!isOnline) {
    said = (
      <>
        <b>{t('No connection')}</b>
        {keptAt && <span>{t('Saved {{date}}', { date: dayAndTime(Number(keptAt), i18n.locale) })}</span>}
        {count > 0 && <span>{t('{{count}} changes wait for the connection', { count })}</span>}
      </>
    );
  } else if (count > 0) said = <b>{t('The connection is back: sending your changes')}</b>;
  else if (keptAt) {
    said = (
      <>
        <b>{t('The connection is back')}</b>
        <a className={styles.action} href={location.pathname + location.search} data-document="">
          {t('Refresh the page')}
        </a>
      </>
    );
  }
  const close = () => (notices.length > 0 ? stores.outbox.dismiss() : setClosed(state));
  // The live region is there before its words are, or they would not be read out.
  return (
    <div role="status" className={said ? styles.notice : undefined}>
      {said}
      {said && (
        <button type="button" className={styles.action} onClick={close}>
          {t('Close')}
        </button>
      )}
    </div>
  );
}

function OutboxNotices({ notices, i18n: { t, locale } }: { notices: OutboxNotice[]; i18n: I18n }) {
  const texts = notices.map((one) =>
    one.kind === 'refused'
      ? t(reasonOf(one))
      : t('{{name}} now costs {{price}}', { name: localise(one.name, locale), price: formatMoney(one.price) }),
  );
  return (
    <div className={styles.notices}>
      <b>{t('Something changed while there was no connection')}</b>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
