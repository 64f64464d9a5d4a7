import { FormFacts } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, Notice } from '@vitryna/ui';
import type { EmailPage } from '../email-page.ts';
import { EmailFrame } from './email-frame.tsx';
import styles from './sign.module.css';

type Outcome = { title: string; text: string };

const done: Outcome = {
  title: 'The address is confirmed',
  text: 'Thank you! E-mails about your orders will come to it.',
};
const gone: Outcome = {
  title: 'This link does not work any more',
  text: 'A link is good for 7 days and until another one is sent. Enter the address in your account again, and a new e-mail comes.',
};
const broken: Outcome = {
  title: 'The link is not whole',
  text: 'Open it from the e-mail once more, or copy it up to its last character.',
};

/** The outcome of the link, once known. */
function outcomeOf({ step, token, problem }: EmailPage): Outcome | null {
  if (step === 'done') return done;
  if (problem === 'gone') return gone;
  return token === '' || problem === 'validation' ? broken : null;
}

/** Confirms the address of an e-mail by a press: a program that opens the links of e-mails is to confirm nothing. */
export function ConfirmEmail({ page }: { page: EmailPage }) {
  const t = useTranslate();
  const locale = useLocale();
  const outcome = outcomeOf(page);
  if (outcome !== null) {
    return (
      <EmailFrame title={t(outcome.title)}>
        <p className={styles.lead}>{t(outcome.text)}</p>
        <ButtonLink kind="primary" size={52} isWide href={paths.account(locale)}>
          {t('To the account')}
        </ButtonLink>
      </EmailFrame>
    );
  }
  return (
    <EmailFrame title={t('Confirm the e-mail')}>
      <form method="post" className={styles.form}>
        <FormFacts form="confirm" formKey={page.key} />
        <input type="hidden" name="token" value={page.token} />
        <p className={styles.lead}>{t('One press, and the address to which our e-mail came is yours here.')}</p>
        {page.problem !== null && <Notice kind="error" title={t('That did not work. Try once more')} />}
        <Button type="submit" kind="primary" size={52} isWide>
          {t('Confirm')}
        </Button>
      </form>
    </EmailFrame>
  );
}
