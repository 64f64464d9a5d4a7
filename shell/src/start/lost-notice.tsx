import type { I18n } from '@vitryna/i18n';
import { createRoot } from 'react-dom/client';
import styles from '../frame/edge-notice.module.css';
import { rootErrors } from '../tab/report-error.ts';

/**
 * Says that the page is readable but a remote's code did not come; Retry asks for the document anew.
 *
 * @returns What takes the notice away, when the code comes after all.
 */
export function showLostNotice({ t }: I18n): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, rootErrors);
  root.render(
    <div className={styles.notice} role="alert">
      <span>{t('Some controls on this page did not load.')}</span>
      <a className={styles.action} href={location.pathname + location.search} data-document="">
        {t('Retry')}
      </a>
    </div>,
  );
  return () => {
    root.unmount();
    host.remove();
  };
}
