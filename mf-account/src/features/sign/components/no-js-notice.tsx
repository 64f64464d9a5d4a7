import { useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';

const doneKeys: Record<string, string> = {
  saved: 'Saved',
  changed: 'The password is changed',
  kept: 'The account stays',
};

/** The result of the form that led to the account. */
export function NoJsNotice({ step }: { step: string | null }) {
  const t = useTranslate();
  if (step === 'sent') {
    return (
      <Notice title={t('If there is such an account, a link to a new password is on its way. It works for an hour.')} />
    );
  }
  const done = doneKeys[step ?? ''];
  return done === undefined ? null : <Notice kind="ok" title={t(done)} />;
}
