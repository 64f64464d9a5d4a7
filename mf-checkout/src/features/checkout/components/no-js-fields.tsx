import { useTranslate } from '@vitryna/i18n/react';
import { FieldError, Radio, TextField } from '@vitryna/ui';
import styles from './no-js-checkout.module.css';

type FieldProps = {
  name: string;
  label: string;
  value?: string | undefined;
  type?: 'text' | 'tel' | 'email';
  /** Fields that were refused. */
  wrong: readonly string[];
};

const tokens: Record<string, string> = {
  'recipient.phone': 'tel',
  'recipient.firstName': 'given-name',
  'recipient.lastName': 'family-name',
  'recipient.email': 'email',
  'delivery.street.name': 'address-line1',
  'anotherRecipient.phone': 'section-recipient tel',
  'anotherRecipient.firstName': 'section-recipient given-name',
  'anotherRecipient.lastName': 'section-recipient family-name',
};

/** A text field of a form that a browser posts. */
export function NoJsField({ name, label, value = '', type = 'text', wrong }: FieldProps) {
  const t = useTranslate();
  return (
    <TextField
      name={name}
      label={label}
      type={type}
      autoComplete={tokens[name] ?? 'off'}
      defaultValue={value.trim()}
      error={wrong.includes(name) ? t('Look at this field once more') : null}
    />
  );
}

type ChoiceProps = {
  name: string;
  legend: string;
  options: { value: string; title: string; disabled?: string | null }[];
  chosen?: string | undefined;
  /** Fields that were refused. */
  wrong?: readonly string[];
};

/** One of several, in a form that a browser posts; what cannot be chosen says why. */
export function NoJsChoice({ name, legend, options, chosen, wrong = [] }: ChoiceProps) {
  const t = useTranslate();
  if (options.length === 0) return null;
  const isWrong = wrong.includes(name);
  return (
    <fieldset className={styles.choice} aria-describedby={isWrong ? `${name}-note` : undefined}>
      <legend>{legend}</legend>
      {isWrong && <FieldError id={`${name}-note`}>{t('Choose another way')}</FieldError>}
      {options.map(({ value, title, disabled }) => (
        <label key={value} htmlFor={`${name}-${value}`}>
          <Radio
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === chosen}
            disabled={Boolean(disabled)}
          />
          {disabled ? `${title} (${disabled})` : title}
        </label>
      ))}
    </fieldset>
  );
}
