import type { Field } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, CheckboxRow, FieldError, Notice } from '@vitryna/ui';
import type { Ref } from 'react';

type Props = {
  agreement: Field;
  /** A field that no person sees: only a robot fills it in (contract §0). */
  trap: Ref<HTMLInputElement>;
  failure: string | null;
  isSubmitting: boolean;
  submit: string;
};

/** What both forms end with: agreement, what the server said, the button. */
export function FormFoot({ agreement, trap, failure, isSubmitting, submit }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <CheckboxRow {...agreement.input} required>
          {t('I accept the')}{' '}
          <a href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
            {t('privacy policy')}
            <span className="visually-hidden"> ({t('opens in a new tab')})</span>
          </a>
        </CheckboxRow>
        {agreement.error && <FieldError id={agreement.errorId}>{agreement.error}</FieldError>}
      </div>
      {failure !== null && <Notice kind="error" title={failure} />}
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {submit}
      </Button>
    </>
  );
}
