import { useTranslate } from '@vitryna/i18n/react';
import { Button, Notice } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';

type Passkeys = typeof import('../passkeys.ts');

/** Comes in by a key of this device; the code for it is loaded with the press. Closing the browser's question is no failure. */
export function PasskeyButton({ enter }: { enter: (passkeys: Passkeys) => Promise<void> }) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const press = async () => {
    setBusy(true);
    setRefused(false);
    try {
      await enter(await import(/* webpackChunkName: "passkeys" */ '../passkeys.ts'));
    } catch {
      setRefused(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size={52} isWide icon={icons.key} isBusy={isBusy} onClick={() => void press()}>
        {t('With a passkey')}
      </Button>
      {isRefused && <Notice kind="error" title={t('The passkey did not let you in. Try another way')} />}
    </>
  );
}
