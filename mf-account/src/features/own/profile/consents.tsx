import type { User } from '@vitryna/contracts/api';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { CheckboxRow, FieldError, panelClass } from '@vitryna/ui';
import { useId, useState } from 'react';
import { updateAccount } from '../api/update-account.ts';
import styles from '../panel.module.css';

type Consent = 'marketingEmail' | 'marketingSms' | 'analytics';
type Consents = Pick<User['consents'], Consent>;

const names: Record<Consent, string> = {
  marketingEmail: 'Offers and news by e-mail',
  marketingSms: 'Offers by SMS',
  analytics: 'What I look at may be counted, to make the store better',
};

/** The consents; each box is saved as it is ticked, and taken back when that does not work. */
export function ConsentsPanel({ user }: { user: User }) {
  const t = useTranslate();
  const id = useId();
  const stores = useStores();
  const [wanted, setWanted] = useState<Partial<Consents>>({});
  const [notice, setNotice] = useState<'saved' | 'failed' | null>(null);
  const change = async (consent: Consent, isGiven: boolean) => {
    setWanted((all) => ({ ...all, [consent]: isGiven }));
    setNotice(null);
    try {
      await updateAccount(tabContext().api, { consents: { [consent]: isGiven } });
      await stores.user.load();
      setNotice('saved');
    } catch {
      setNotice('failed');
    }
    setWanted(({ [consent]: _, ...rest }) => rest);
  };
  return (
    <section className={panelClass} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('What we may write about')}</h2>
      <div>
        {(Object.keys(names) as Consent[]).map((consent) => (
          <CheckboxRow
            key={consent}
            checked={wanted[consent] ?? user.consents[consent]}
            onChange={({ currentTarget }) => void change(consent, currentTarget.checked)}
          >
            {t(names[consent])}
          </CheckboxRow>
        ))}
      </div>
      {notice === 'failed' && <FieldError id={`${id}-error`}>{t('It was not saved. Try once more')}</FieldError>}
      <span role="status" className={styles.saved}>
        {notice === 'saved' ? t('Saved') : ''}
      </span>
    </section>
  );
}
