import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import type { ModalExtras } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, ButtonLink, ModalFrame } from '@vitryna/ui';
import { useState } from 'react';
import { type Step, stepTitles } from '../steps.ts';
import { useDialogName } from '../use-dialog-name.ts';
import styles from './sign.module.css';
import { SignFlow } from './sign-flow.tsx';

type Props = { extra: unknown; onClose: () => void };

const titleId = 'account-modal-title';

/** Lets somebody in, or leads who is in already to what is theirs. */
export function AccountModal({ extra, onClose }: Props) {
  const t = useTranslate();
  const { view } = (extra as ModalExtras['account']) ?? { view: 'signIn' };
  const [step, setStep] = useState<Step>(
    view === 'signUp' ? { name: 'signUp', username: '' } : { name: 'username', username: '' },
  );
  // After a sign-in here the form stays until the user's data is loaded, and then it closes.
  const [isEntering, setEntering] = useState(false);
  const isInside = useStore(({ user }) => user.profile !== null) && !isEntering;
  const frame = useDialogName(titleId);
  return (
    <div ref={frame}>
      <ModalFrame title={isInside ? t('Account') : t(stepTitles[step.name])} titleId={titleId} onClose={onClose}>
        {isInside ? (
          <Inside onClose={onClose} />
        ) : (
          <SignFlow step={step} onStep={setStep} onEntering={() => setEntering(true)} onClose={onClose} />
        )}
      </ModalFrame>
    </div>
  );
}

function Inside({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const signOut = async () => {
    if (await stores.user.signOut()) onClose();
  };
  return (
    <div className={styles.places}>
      <p className={styles.lead}>{t('You are signed in as {{name}}', { name: profile?.email ?? '' })}</p>
      <ButtonLink kind="primary" size={52} isWide href={paths.account(locale)}>
        {t('To the account')}
      </ButtonLink>
      <Button size={52} isWide onClick={() => void signOut()}>
        {t('Sign out')}
      </Button>
    </div>
  );
}
