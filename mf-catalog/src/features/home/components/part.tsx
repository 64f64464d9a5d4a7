import { useTranslate } from '@vitryna/i18n/react';
import { Button } from '@vitryna/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './part.module.css';

type Props<Value> = {
  /** The loader's data; null when it could not. */
  value: Value | null;
  /** Reads it again, this part alone. */
  load: () => Promise<Value>;
  children: (value: Value) => ReactNode;
};

/** A part of the page that fails by itself: it says so, and is read again alone. */
export function Part<Value>({ value, load, children }: Props<Value>) {
  const [own, setOwn] = useState<Value | null>(null);
  const [isBusy, setBusy] = useState(false);
  const shown = value ?? own;
  if (shown !== null) return children(shown);
  const retry = () => {
    setBusy(true);
    load()
      .then(setOwn, () => undefined)
      .finally(() => setBusy(false));
  };
  return <PartFailed isBusy={isBusy} onRetry={retry} />;
}

/** In place of a part that could not be had. Coming back online tries again. */
export function PartFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useTranslate();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.failed} role="alert">
      <p>{t(isOffline ? 'No connection' : 'Could not load this part')}</p>
      <Button size={36} isBusy={isBusy} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}
