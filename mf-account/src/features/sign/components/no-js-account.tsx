import { FormFacts } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, CheckboxRow, emailText, Notice, panelClass, TextField } from '@vitryna/ui';
import type { ReactNode } from 'react';
import type { NoJsAccount } from '../load-no-js.ts';
import type { NoJsForm } from '../no-js-forms.ts';
import { refusalKey } from '../no-js-refusal.ts';
import { NoJsNotice } from './no-js-notice.tsx';
import { NoJsUsername } from './no-js-username.tsx';
import styles from './sign.module.css';

type NoJs = NonNullable<NoJsAccount>;

/** The account without JavaScript: the ways in for a guest, names and the way out for who is in. */
export function NoJsAccountForms({ noJs }: { noJs: NoJs }) {
  const t = useTranslate();
  const props = { noJs };
  if (noJs.user) return <NoJsProfile {...props} user={noJs.user} />;
  const username = <NoJsUsername />;
  return (
    <div className={styles.noJs}>
      {noJs.step === 'code' && (
        <NoJsFormBox {...props} form="code" title={t('Signing in')} submit={t('Sign in')}>
          <p className={styles.lead}>{t('We have sent a code of six digits. It works for five minutes.')}</p>
          {username}
          <TextField name="code" label={t('Code')} inputMode="numeric" autoComplete="one-time-code" required />
        </NoJsFormBox>
      )}
      <NoJsNotice step={noJs.step} />
      <NoJsFormBox {...props} form="signIn" title={t('Signing in')} submit={t('Sign in')}>
        {username}
        <TextField name="password" type="password" label={t('Password')} autoComplete="current-password" required />
        <CheckboxRow name="remember" defaultChecked>
          {t('Remember me on this device')}
        </CheckboxRow>
      </NoJsFormBox>
      <NoJsFormBox {...props} form="sendCode" title={t('With a code')} submit={t('Send a code')}>
        {username}
      </NoJsFormBox>
      <NoJsFormBox {...props} form="signUp" title={t('New account')} submit={t('Create the account')}>
        <TextField name="firstName" label={t('First name')} autoComplete="given-name" required />
        <TextField name="email" type="email" label={t('E-mail')} autoComplete="email" required />
        <TextField name="phone" type="tel" label={t('Phone, if you like')} autoComplete="tel" />
        <TextField
          name="password"
          type="password"
          label={t('Make a password')}
          hint={t('At least 8 characters: a few words in a row are easy to remember')}
          autoComplete="new-password"
          required
        />
        <CheckboxRow name="marketing">{t('Send me offers and news by e-mail')}</CheckboxRow>
        <CheckboxRow name="agree" required>
          {t('I accept the privacy policy')}
        </CheckboxRow>
      </NoJsFormBox>
      <NoJsFormBox {...props} form="recovery" title={t('Access recovery')} submit={t('Send a link')}>
        {username}
      </NoJsFormBox>
    </div>
  );
}

function NoJsProfile({ noJs, user }: { noJs: NoJs; user: NonNullable<NoJs['user']> }) {
  const t = useTranslate();
  const { date } = useFormat();
  const { name, birthday, email, removalAt } = user;
  return (
    <div className={styles.noJs}>
      <NoJsNotice step={noJs.step} />
      {removalAt !== null && (
        <NoJsFormBox
          noJs={noJs}
          form="keep"
          title={t('The account goes on {{date}}', { date: date(removalAt, 'long') })}
          submit={t('Keep the account')}
        >
          <p className={styles.lead}>{t('Until then you can change your mind.')}</p>
        </NoJsFormBox>
      )}
      <NoJsFormBox noJs={noJs} form="profile" title={t('Personal data')} submit={t('Save')}>
        <p className={styles.lead}>{emailText(email)}</p>
        <TextField
          name="name.firstName"
          label={t('First name')}
          defaultValue={name.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          name="name.lastName"
          label={t('Last name')}
          defaultValue={name.lastName ?? ''}
          autoComplete="family-name"
        />
        <TextField
          name="name.middleName"
          label={t('Middle name')}
          defaultValue={name.middleName ?? ''}
          autoComplete="additional-name"
        />
        <TextField
          name="birthday"
          type="date"
          label={t('Birthday')}
          defaultValue={birthday ?? ''}
          autoComplete="bday"
        />
      </NoJsFormBox>
      <NoJsFormBox noJs={noJs} form="signOut" title={t('Sign out')} submit={t('Sign out')} />
    </div>
  );
}

type BoxProps = { noJs: NoJs; form: NoJsForm; title: string; submit: string; children?: ReactNode };

/** One form with its own key, and above its button why it was refused. */
function NoJsFormBox({ noJs, form, title, submit, children }: BoxProps) {
  const t = useTranslate();
  const refusal = refusalKey(noJs, form);
  return (
    <form method="post" className={panelClass} aria-label={title}>
      <h2>{title}</h2>
      <FormFacts form={form} formKey={noJs.keys[form]} />
      {children}
      {refusal !== null && <Notice kind="error" title={t(refusal)} />}
      <Button type="submit" kind={form === 'signIn' || form === 'profile' ? 'primary' : 'secondary'} size={52}>
        {submit}
      </Button>
    </form>
  );
}
