import { isApiError } from '@vitryna/api-client';
import type { Additions, SavedLine } from '@vitryna/contracts/api';
import { localise } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, Notice, wholeWords } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { useNotifyCartChange } from '../use-notify-cart-change.ts';
import styles from './shared-cart.module.css';

type Shown =
  | { kind: 'asked'; token: string; lines: SavedLine[] }
  | { kind: 'added'; lines: SavedLine[]; additions: Additions }
  | { kind: 'gone' };

/** The token of `/checkout?cart=TOKEN`, or null. */
const tokenOf = (search: string): string | null => new URLSearchParams(search).get('cart');

/** The additions of a shared cart, and the question whether to add them; a link that is too old says so. */
export function SharedCart() {
  const t = useTranslate();
  const locale = useLocale();
  const notifyCartChange = useNotifyCartChange();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const token = tokenOf(location.search);
    if (token === null) return;
    const show = async () => {
      const { getSharedCart } = await import('../api/shared-cart.ts');
      setShown({ kind: 'asked', token, lines: await getSharedCart(tabContext().api, token) });
    };
    show().catch((error: unknown) => {
      const status = isApiError(error) ? error.status : undefined;
      if (status === 410 || status === 400) setShown({ kind: 'gone' });
    });
  }, []);
  if (shown === null) return null;
  if (shown.kind === 'gone') {
    return (
      <Notice kind="warn" title={t('This link to a cart is too old')}>
        {t('Ask for a new one. Your own cart is as it was.')}
      </Notice>
    );
  }
  const names = (lines: SavedLine[]) => (
    <ul className={styles.names}>
      {lines.map(({ product, quantity }) => (
        <li key={product.id}>
          {wholeWords(localise(product.name, locale))} × {quantity}
        </li>
      ))}
    </ul>
  );
  if (shown.kind === 'added') {
    const { lines, additions } = shown;
    const missing = lines.filter(({ product }) => additions.problems.some(({ productId }) => productId === product.id));
    return (
      <div role="status">
        <Notice kind={missing.length > 0 ? 'warn' : 'ok'} title={t('The products are in your cart')}>
          {missing.length > 0 && (
            <>
              {t('Not all of these could be added')}
              {names(missing)}
            </>
          )}
        </Notice>
      </div>
    );
  }
  const { token, lines } = shown;
  const handleAdd = async () => {
    setBusy(true);
    try {
      const { restoreCart } = await import('../api/shared-cart.ts');
      const additions = await restoreCart(tabContext().api, token);
      await notifyCartChange();
      setShown({ kind: 'added', lines, additions });
    } catch {
      // Told by a toast; the question stays.
    }
    setBusy(false);
  };
  return (
    <Notice kind="gift" title={t('Somebody has sent you a cart')}>
      {names(lines)}
      <span className={styles.answers}>
        <Button kind="primary" size={44} isBusy={isBusy} onClick={() => void handleAdd()}>
          {t('Add to my cart')}
        </Button>
        <Button size={44} onClick={() => setShown(null)}>
          {t('No, thank you')}
        </Button>
      </span>
    </Notice>
  );
}
