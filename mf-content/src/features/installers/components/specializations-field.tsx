import { specializations } from '@vitryna/contracts/api';
import { type FormFieldOf, useField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { CheckboxRow, FieldError } from '@vitryna/ui';
import type { ApplicationInput, ApplicationValues } from '../application-schema.ts';
import styles from './installer-modal.module.css';

type Props = Pick<FormFieldOf<ApplicationInput, ApplicationValues>, 'form'>;

/** The services of an installer: one thing or several. */
export function SpecializationsField({ form }: Props) {
  const t = useTranslate();
  const { input, error, errorId } = useField(form.fields, 'specializations');
  const { id, ...rest } = input;
  const texts: Record<(typeof specializations)[number], string> = {
    video: t('Video surveillance'),
    alarm: t('Alarms'),
    network: t('Networks'),
    solar: t('Solar power'),
    smartHome: t('Smart home'),
  };
  return (
    <fieldset className={styles.field} aria-describedby={error === null ? undefined : errorId}>
      <legend>{t('What do you install?')}</legend>
      <div className={styles.options}>
        {specializations.map((one) => (
          <CheckboxRow key={one} {...rest} id={`${id}-${one}`} value={one}>
            {texts[one]}
          </CheckboxRow>
        ))}
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
