import type { Passkey } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { Button, Notice, panelClass, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useState } from 'react';
import styles from '../panel.module.css';
import { useRead } from '../use-read.ts';
import { withProof } from '../with-proof.ts';

/** What the browser and the store do with keys; a key that the shopper has not made after all is null. */
export type PasskeyDoor = {
  isSupported: boolean;
  list: () => Promise<Passkey[]>;
  add: () => Promise<Passkey[] | null>;
  remove: (id: string) => Promise<Passkey[]>;
};

/** Keys of this person's devices: to come in by a finger, a face or a code of the device. */
export function PasskeysPanel({ door }: { door: PasskeyDoor }) {
  const t = useTranslate();
  const { date } = useFormat();
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
            {data.map(({ id, name, createdAt, usedAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <b>{name}</b>
                  <span>
                    {usedAt
                      ? t('Last used {{date}}', { date: date(usedAt, 'long') })
                      : t('Made {{date}}', { date: date(createdAt, 'long') })}
                  </span>
                </span>
                <Button size={36} isBusy={busy === id} onClick={() => void act(id, () => door.remove(id))}>
                  {t('Remove')}
                </Button>
              </li>
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
