import { useTranslate } from '@vitryna/i18n/react';
import { type ComponentType, useState } from 'react';
import styles from './price-history.module.css';

type Form = ComponentType<{ productId: string }>;

/** The form that asks to be told of a lower price, which comes when it is opened. */
export function PriceWatchBox({ productId, formHref }: { productId: string; formHref: string }) {
  const t = useTranslate();
  const [state, setState] = useState<{ Form: Form } | 'failed' | null>(null);
  const load = () =>
    import('./price-watch-form.tsx').then(
      ({ PriceWatchForm }) => setState({ Form: PriceWatchForm }),
      () => setState('failed'),
    );
  return (
    <details className={styles.watch} onToggle={({ currentTarget: { open } }) => void (open && load())}>
      <summary>{t('Tell me when it becomes cheaper')}</summary>
      <div>
        <noscript>
          <a href={formHref}>{t('Watch the price')}</a>
        </noscript>
        {state === 'failed' && (
          <p role="status">{t('The form could not be loaded. Close and open it to try again.')}</p>
        )}
        {state !== null && state !== 'failed' && <state.Form productId={productId} />}
      </div>
    </details>
  );
}
