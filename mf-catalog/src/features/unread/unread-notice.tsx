import { useTranslate } from '@vitryna/i18n/react';
import { inSight, useRevalidator, whenOnline } from '@vitryna/remote-kit';
import { RetryNotice } from '@vitryna/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './unread-notice.module.css';

/** Says that the page is shown as it was, and reads it again: when asked to, and by itself when the connection is back. */
export function UnreadNotice() {
  const t = useTranslate();
  const { revalidate, state } = useRevalidator();
  const place = useRef<HTMLDivElement>(null);
  const retry = useEffectEvent(() => void revalidate());
  useEffect(() => whenOnline(retry), []);
  // After the press, focus moves to the heading.
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      if (notice?.contains(document.activeElement)) queueMicrotask(focusHeading);
    };
  }, []);
  return (
    <div ref={place} className={styles.notice}>
      <RetryNotice isOffline isBusy={state !== 'idle'} onRetry={() => void revalidate()}>
        {t('What was shown before stays. What you asked for comes when the connection is back.')}
      </RetryNotice>
    </div>
  );
}

function focusHeading(): void {
  const heading = inSight<HTMLElement>('h1')[0];
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
