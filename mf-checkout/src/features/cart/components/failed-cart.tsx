import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { Button, EmptyIcon, EmptyState } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';

/** The cart could not be read: nothing is lost, it is on the server. */
export function FailedCart() {
  const t = useTranslate();
  const stores = useStores();
  const [isBusy, setBusy] = useState(false);
  const handleRetry = async () => {
    setBusy(true);
    await stores.cart.load();
    setBusy(false);
  };
  return (
    <div role="alert">
      <EmptyState
        art={<EmptyIcon path={icons.alertTriangle} />}
        title={t('The cart did not load')}
        actions={
          <Button kind="primary" isBusy={isBusy} onClick={() => void handleRetry()}>
            {t('Retry')}
          </Button>
        }
      >
        {t('Your products are safe. Check the connection and try again.')}
      </EmptyState>
    </div>
  );
}
