import { type FormFieldOf, useField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { FieldError, Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ReviewInput, ReviewInputValues } from '../review-schemas.ts';
import styles from './rating-field.module.css';

const grades = [1, 2, 3, 4, 5] as const;

/** One to five stars: radio buttons, so that arrows choose. */
export function RatingField({ form, name }: FormFieldOf<ReviewInput, ReviewInputValues>) {
  const t = useTranslate();
  const { input, error, errorId } = useField(form.fields, name);
  const { id, ...rest } = input;
  return (
    <fieldset className={styles.field} aria-describedby={error === null ? undefined : errorId}>
      <legend>{t('Your rating')}</legend>
      <div className={styles.stars}>
        {grades.map((grade) => (
          <label key={grade} className={styles.star}>
            <input {...rest} id={`${id}-${grade}`} type="radio" value={grade} required />
            <Icon path={icons.star} size={32} isFilled />
            <span className="visually-hidden">{t('{{rating}} of 5', { rating: grade })}</span>
          </label>
        ))}
      </div>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
