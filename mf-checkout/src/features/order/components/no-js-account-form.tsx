import { FormFacts } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, emailText, Notice, panelClass, TextField } from '@vitryna/ui';
import { noJsRefusal } from '../no-js-refusal.ts';
import type { NoJsFormProps } from '../order-form-props.ts';
import styles from './order.module.css';
import { OrderKeyFields } from './order-key-fields.tsx';

/** Makes an account of what the order knows already, by a form that a browser posts. */
export function NoJsAccountForm({ order, orderKey, formKey, refusal }: NoJsFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { has, notice } = noJsRefusal(refusal, t);
  return (
    <form method="post" className={panelClass} aria-label={t('Create an account')}>
      <h2>{t('Keep your orders together')}</h2>
      <p className={styles.note}>
        {emailText(t('A password is enough: {{email}} will be your name.', { email: order.recipient.email ?? '' }))}
      </p>
      <FormFacts form="account" formKey={formKey} />
      <OrderKeyFields {...orderKey} />
      <input type="hidden" name="username" autoComplete="username" value={order.recipient.email ?? ''} />
      {notice !== null && <Notice kind="error" title={notice} />}
      {refusal?.code === 'emailTaken' && <ButtonLink href={paths.account(locale)}>{t('Sign in')}</ButtonLink>}
      <TextField
        name="password"
        type="password"
        label={t('Password')}
        hint={t('At least 8 characters')}
        error={has('password') ? t('@Password is too weak') : null}
        minLength={8}
        autoComplete="new-password"
        required
      />
      <Button type="submit">{t('Create an account')}</Button>
    </form>
  );
}
