import { useTranslate } from '@vitryna/i18n/react';
import { Button, Notice } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';

type Passkeys = typeof import('../passkeys.ts');

const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ '../passkeys.ts');

/** Begins to load what a press needs: Safari asks only soon after the press itself. */
const prepare = () => void loadPasskeys().catch(() => undefined);

/**
 * Comes in by a key of this device; the code for it is loaded as the press begins. Closing the browser's question is no failure. Where
 * a browser knows no keys (iOS with lockdown mode, a web view of an app), there is no button.
 */
export function PasskeyButton({ enter }: { enter: (passkeys: Passkeys) => Promise<void> }) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const press = async () => {
    setBusy(true);
    setRefused(false);
    try {
      await enter(await loadPasskeys());
    } catch {
      setRefused(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size={52}
        isWide
        icon={icons.key}
        isBusy={isBusy}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => void press()}
      >
        {t('With a passkey')}
      </Button>
      {isRefused && <Notice kind="error" title={t('The passkey did not let you in. Try another way')} />}
    </>
  );
}
