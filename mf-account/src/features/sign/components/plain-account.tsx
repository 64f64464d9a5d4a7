import { FormFacts } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, CheckboxRow, Notice, TextField } from '@vitryna/ui';
import type { ReactNode } from 'react';
import type { PlainAccount } from '../load-plain.ts';
import type { PlainForm } from '../plain-forms.ts';
import styles from './sign.module.css';

type Plain = NonNullable<PlainAccount>;

/** The account without JavaScript: the ways in for a guest, names and the way out for who is in. */
export function PlainAccountForms({ plain }: { plain: Plain }) {
  const t = useTranslate();
  const props = { plain };
  if (plain.user) return <PlainProfile {...props} user={plain.user} />;
  const username = <TextField name="username" label={t('E-mail or phone')} autoComplete="username" required />;
  return (
    <div className={styles.plain}>
      {plain.step === 'code' && (
        <PlainFormBox {...props} form="code" title={t('Signing in')} submit={t('Sign in')}>
          <p className={styles.lead}>{t('We have sent a code of six digits. It works for five minutes.')}</p>
          {username}
          <TextField name="code" label={t('Code')} inputMode="numeric" autoComplete="one-time-code" required />
        </PlainFormBox>
      )}
      {plain.step === 'sent' && (
        <Notice
          title={t('If there is such an account, a link to a new password is on its way. It works for an hour.')}
        />
      )}
      <PlainFormBox {...props} form="signIn" title={t('Signing in')} submit={t('Sign in')}>
        {username}
        <TextField name="password" type="password" label={t('Password')} autoComplete="current-password" required />
        <CheckboxRow name="remember" defaultChecked>
          {t('Remember me on this device')}
        </CheckboxRow>
      </PlainFormBox>
      <PlainFormBox {...props} form="sendCode" title={t('With a code')} submit={t('Send a code')}>
        {username}
      </PlainFormBox>
      <PlainFormBox {...props} form="signUp" title={t('New account')} submit={t('Create the account')}>
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
      </PlainFormBox>
      <PlainFormBox {...props} form="recovery" title={t('Access recovery')} submit={t('Send a link')}>
        {username}
      </PlainFormBox>
    </div>
  );
}

function PlainProfile({ plain, user: { name, birthday, email } }: { plain: Plain; user: NonNullable<Plain['user']> }) {
  const t = useTranslate();
  return (
    <div className={styles.plain}>
      {plain.step === 'saved' && <Notice kind="ok" title={t('Saved')} />}
      <PlainFormBox plain={plain} form="profile" title={t('Personal data')} submit={t('Save')}>
        <p className={styles.lead}>{email}</p>
        <TextField name="name.firstName" label={t('First name')} defaultValue={name.firstName} required />
        <TextField name="name.lastName" label={t('Last name')} defaultValue={name.lastName ?? ''} />
        <TextField name="name.middleName" label={t('Middle name')} defaultValue={name.middleName ?? ''} />
        <TextField name="birthday" type="date" label={t('Birthday')} defaultValue={birthday ?? ''} />
      </PlainFormBox>
      <PlainFormBox plain={plain} form="signOut" title={t('Sign out')} submit={t('Sign out')} />
    </div>
  );
}

type BoxProps = { plain: Plain; form: PlainForm; title: string; submit: string; children?: ReactNode };

/** One form with its own key, and above its button why it was refused. */
function PlainFormBox({ plain, form, title, submit, children }: BoxProps) {
  const t = useTranslate();
  const refusal = plain.form === form && plain.problem !== null ? refusalKey(plain) : null;
  return (
    <form method="post" className={styles.box} aria-label={title}>
      <h2>{title}</h2>
      <FormFacts form={form} formKey={plain.keys[form]} />
      {children}
      {refusal !== null && <Notice kind="error" title={t(refusal)} />}
      <Button type="submit" kind={form === 'signIn' || form === 'profile' ? 'primary' : 'secondary'} size={52}>
        {submit}
      </Button>
    </form>
  );
}

/** Why a form was refused, as the form with JavaScript says it. */
function refusalKey({ problem, fields }: Plain): string {
  const byCode: Record<string, string> = {
    badCredentials: '@Wrong username or password',
    badCode: '@Wrong code',
    gone: 'This code does not work any more. Ask for another one',
    emailTaken: '@This email is already registered',
    phoneTaken: '@This phone number is already registered',
    tooMany: '@Number of requests exceeded',
  };
  if (problem === 'validation')
    return fields.includes('password') ? '@Password is too weak' : '@Check the highlighted fields';
  return byCode[problem ?? ''] ?? 'That did not work. Try once more';
}
