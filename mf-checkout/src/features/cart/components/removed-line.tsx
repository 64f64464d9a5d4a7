import type { CartLine } from '@vitryna/contracts/api';
import { localise } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, Notice } from '@vitryna/ui';
import { useState } from 'react';

type Props = { line: CartLine };

/** The line that was removed last, and the way back. It goes when the product is in the cart again, whatever brought it there. */
export function RemovedLine({ line: { product, quantity } }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const [isBusy, setBusy] = useState(false);
  const isBack = useStore(({ cart }) => cart.lines.some((line) => line.product.id === product.id));
  const name = localise(product.name, locale);
  if (isBack) return null;
  const handleUndo = async () => {
    setBusy(true);
    // Until the removal has come to its end the product counts as in the cart, and adding it would do nothing.
    if (stores.getState().cart.pending.includes(product.id)) await stores.cart.load();
    await stores.cart.add(product.id, quantity);
    setBusy(false);
  };
  return (
    <div role="status">
      <Notice
        title={t('Removed: {{name}}', { name })}
        action={
          <Button size={36} isBusy={isBusy} onClick={() => void handleUndo()}>
            {t('Put it back')}
          </Button>
        }
      />
    </div>
  );
}
