import { useTranslate } from '@vitryna/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { FieldError } from '../field/text-field.tsx';
import { CheckboxRow } from '../filters/checkbox.tsx';

/** Props of {@link AgreementRow}: a field as `useField` of `@vitryna/forms` gives it, and where to read what is agreed to. */
export type AgreementRowProps = {
  input: Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;
  /** What is wrong; `input` names it by `errorId`. */
  error: string | null;
  errorId: string;
  /** Address of the privacy policy; it opens in a new tab, because the form would be lost in this one. */
  policyHref: string;
  className?: string | undefined;
};

/** A form's last question: whether the shopper accepts the privacy policy. */
export function AgreementRow({ input, error, errorId, policyHref, className }: AgreementRowProps) {
  const t = useTranslate();
  return (
    <div className={className}>
      <CheckboxRow {...input} required>
        {t('I accept the')}{' '}
        <a href={policyHref} target="_blank" rel="noopener">
          {t('privacy policy')}
          <span className="visually-hidden"> ({t('opens in a new tab')})</span>
        </a>
      </CheckboxRow>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
