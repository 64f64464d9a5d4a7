import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { Button, Notice, panelClass, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useState } from 'react';
import { getSessions, removeOtherSessions, removeSession, type Sessions } from '../api/sessions.ts';
import styles from '../panel.module.css';
import type { Reading } from '../use-read.ts';
import { withProof } from '../with-proof.ts';

export const readSessions = () => getSessions(tabContext().api);

/** The sessions of a user, and how to end them: one by one, or everywhere but here. */
export function SessionsPanel({ reading: { data, hasFailed, reload, replace } }: { reading: Reading<Sessions> }) {
  const t = useTranslate();
  const { date } = useFormat();
  const { api } = tabContext();
  const stores = useStores();
  const [busy, setBusy] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const end = async (name: string, call: () => Promise<Sessions>) => {
    setBusy(name);
    setRefused(false);
    try {
      replace(await withProof(stores, call));
    } catch {
      setRefused(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <section className={panelClass} aria-label={t('Where you are signed in')}>
      <h2>{t('Where you are signed in')}</h2>
      {data ? (
        <ul className={styles.rows}>
          {data.map(({ id, device, signedInAt, seenAt, isCurrent }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <b>{device || t('Unknown device')}</b>
                <span>
                  {isCurrent
                    ? t('This device, since {{date}}', { date: date(signedInAt, 'long') })
                    : t('Last seen {{date}}', { date: date(seenAt, 'long') })}
                </span>
              </span>
              {!isCurrent && (
                <Button size={36} isBusy={busy === id} onClick={() => void end(id, () => removeSession(api, id))}>
                  {t('Sign out there')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : hasFailed ? (
        <RetryNotice onRetry={reload} />
      ) : (
        <TextSkeleton lines={4} />
      )}
      {isRefused && <Notice kind="error" title={t('That did not work. Try once more')} />}
      {others.length > 1 && (
        <div className={styles.foot}>
          <Button isBusy={busy === 'all'} onClick={() => void end('all', () => removeOtherSessions(api))}>
            {t('Sign out everywhere else')}
          </Button>
        </div>
      )}
    </section>
  );
}
