import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, Notice, panelClass } from '@vitryna/ui';
import { useState } from 'react';
import { exportAccount, keepAccount, removeAccount } from '../api/personal-data.ts';
import styles from '../panel.module.css';
import { saveFile } from '../save-file.ts';
import { withProof } from '../with-proof.ts';

type Task = 'export' | 'remove' | 'keep';

/** Everything of a person: as a file for them, and the way out, with a way back for two weeks. */
export function PersonalDataPanel() {
  const t = useTranslate();
  const { date } = useFormat();
  const stores = useStores();
  const removalAt = useStore(({ user }) => user.profile?.removalAt ?? null);
  const [busy, setBusy] = useState<Task | null>(null);
  const [isSure, setSure] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const act = async (task: Task, call: () => Promise<unknown>) => {
    setBusy(task);
    setRefused(false);
    try {
      await withProof(stores, call);
      setSure(false);
    } catch {
      setRefused(true);
    } finally {
      setBusy(null);
    }
  };
  const { api } = tabContext();
  const save = async () => saveFile('account.json', JSON.stringify(await exportAccount(api), null, 2));
  const remove = () => removeAccount(api).then(() => stores.user.load());
  const keep = () => keepAccount(api).then(() => stores.user.load());
  return (
    <section className={panelClass} aria-label={t('Your data')}>
      <h2>{t('Your data')}</h2>
      <p className={styles.lead}>{t('Everything that we keep about you, in one file.')}</p>
      <div className={styles.foot}>
        <Button isBusy={busy === 'export'} onClick={() => void act('export', save)}>
          {t('Download my data')}
        </Button>
        {removalAt === null && !isSure && <Button onClick={() => setSure(true)}>{t('Remove the account')}</Button>}
      </div>
      {removalAt !== null && (
        <Notice
          kind="warn"
          title={t('The account goes on {{date}}', { date: date(removalAt, 'long') })}
          action={
            <Button size={36} isBusy={busy === 'keep'} onClick={() => void act('keep', keep)}>
              {t('Keep the account')}
            </Button>
          }
        >
          {t('Until then you can change your mind.')}
        </Notice>
      )}
      {isSure && removalAt === null && (
        <Notice kind="warn" title={t('Remove the account?')}>
          <p>
            {t(
              'Addresses, favourites and reviews go with it; orders stay without your name. You have 14 days to change your mind.',
            )}
          </p>
          <div className={styles.foot}>
            <Button kind="solid" isBusy={busy === 'remove'} onClick={() => void act('remove', remove)}>
              {t('Yes, remove it')}
            </Button>
            <Button onClick={() => setSure(false)}>{t('No, keep it')}</Button>
          </div>
        </Notice>
      )}
      {isRefused && <Notice kind="error" title={t('That did not work. Try once more')} />}
    </section>
  );
}
