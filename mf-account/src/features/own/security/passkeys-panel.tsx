import type { Passkey } from '@vitryna/contracts/api';
import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { Button, Notice, panelClass, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useState } from 'react';
import styles from '../panel.module.css';
import { useRead } from '../use-read.ts';
import { withProof } from '../with-proof.ts';
import { PasskeyRow } from './passkey-row.tsx';

/** Passkey calls of the browser and the store; a key that the shopper has not made after all is null. */
export type PasskeyDoor = {
  isSupported: boolean;
  list: () => Promise<Passkey[]>;
  add: () => Promise<Passkey[] | null>;
  rename: (id: string, name: string) => Promise<Passkey[]>;
  remove: (id: string) => Promise<Passkey[]>;
};

/** Keys of this person's devices: to come in by a finger, a face or a code of the device. */
export function PasskeysPanel({ door }: { door: PasskeyDoor }) {
  const t = useTranslate();
  const stores = useStores();
  const { data, hasFailed, reload, replace } = useRead(door.list);
  const [busy, setBusy] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const act = async (name: string, call: () => Promise<Passkey[] | null>) => {
    setBusy(name);
    setRefused(false);
    try {
      const keys = await withProof(stores, call);
      if (keys) replace(keys);
    } catch {
      setRefused(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className={panelClass} aria-label={t('Passkeys')}>
      <h2>{t('Passkeys')}</h2>
      <p className={styles.lead}>
        {t('Come in by a finger, a face or the code of your device. Nobody can guess or steal such a key.')}
      </p>
      {data ? (
        data.length > 0 && (
          <ul className={styles.rows}>
            {data.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isBusy={busy === passkey.id}
                onRename={(name) => act(passkey.id, () => door.rename(passkey.id, name))}
                onRemove={() => void act(passkey.id, () => door.remove(passkey.id))}
              />
            ))}
          </ul>
        )
      ) : hasFailed ? (
        <RetryNotice onRetry={reload} />
      ) : (
        <TextSkeleton lines={2} />
      )}
      {isRefused && <Notice kind="error" title={t('That did not work. Try once more')} />}
      {door.isSupported ? (
        <div className={styles.foot}>
          <Button isBusy={busy === 'add'} onClick={() => void act('add', door.add)}>
            {t('Add a passkey')}
          </Button>
        </div>
      ) : (
        <p className={styles.lead}>{t('This browser knows no passkeys.')}</p>
      )}
    </section>
  );
}
