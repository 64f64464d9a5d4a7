import { FormFacts } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, Notice } from '@vitryna/ui';
import { useState } from 'react';
import type { NewPasswordPage } from '../load-new-password.ts';
import { refusalKey } from '../no-js-refusal.ts';
import { EmailFrame } from './email-frame.tsx';
import { NoJsUsername } from './no-js-username.tsx';
import { PasswordBox } from './password-box.tsx';
import styles from './sign.module.css';
import { StrengthText } from './strength-text.tsx';

/** The target of an e-mail's link: a new password while it is good, and a way to another link when it is not. */
export function NewPassword({ page }: { page: NewPasswordPage }) {
  const t = useTranslate();
  const isGood = page.username !== null;
  return (
    <EmailFrame title={isGood ? t('New password') : t('Access recovery')}>
      {isGood ? <SetPassword page={page} username={page.username ?? ''} /> : <AskAgain page={page} />}
    </EmailFrame>
  );
}

function SetPassword({ page, username }: { page: NewPasswordPage; username: string }) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const refusal = refusalKey(page, 'newPassword');
  return (
    <form method="post" className={styles.form}>
      <FormFacts form="newPassword" formKey={page.key} />
      <input type="hidden" name="token" value={page.token} />
      <p className={styles.lead}>{t('Everybody who is signed in elsewhere will have to sign in again.')}</p>
      {username !== '' && (
        <div className={styles.who}>
          <input readOnly autoComplete="username" value={username} aria-label={t('E-mail or phone')} />
        </div>
      )}
      <div>
        <PasswordBox
          name="password"
          label={t('New password')}
          autoComplete="new-password"
          minLength={8}
          onChange={(event) => setPassword(event.target.value)}
        />
        <StrengthText password={password} ownWords={[username]} />
      </div>
      <PasswordBox name="passwordRepeat" label={t('The new password once more')} autoComplete="new-password" />
      {refusal !== null && <Notice kind="error" title={t(refusal)} />}
      <Button type="submit" kind="primary" size={52} isWide>
        {t('Save the password')}
      </Button>
    </form>
  );
}

function AskAgain({ page }: { page: NewPasswordPage }) {
  const t = useTranslate();
  const refusal = refusalKey(page, 'recovery');
  return (
    <form method="post" className={styles.form}>
      <FormFacts form="recovery" formKey={page.key} />
      <p className={styles.lead}>
        {t('This link does not work any more: it is good for an hour and for one password. Ask for a new one.')}
      </p>
      <NoJsUsername />
      {refusal !== null && <Notice kind="error" title={t(refusal)} />}
      <Button type="submit" kind="primary" size={52} isWide>
        {t('Send a link')}
      </Button>
    </form>
  );
}
