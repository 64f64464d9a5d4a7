import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import { useState } from 'react';
import styles from './quantity-stepper.module.css';

type Props = {
  value: number;
  max: number;
  /** What is counted, for a screen reader. */
  label: string;
  onChange: (quantity: number) => void;
};

/** Minus, the quantity, plus. What is typed counts when the field is left or Enter is pressed; nothing typed counts as before. */
export function QuantityStepper({ value, max, label, onChange }: Props) {
  const t = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  const set = (quantity: number) => {
    setDraft(null);
    const allowed = Math.min(Math.max(1, quantity), max);
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => set(Number.parseInt(draft ?? '', 10) || value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and announce a form's group
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={t('One less')} disabled={value <= 1} onClick={() => set(value - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        className={styles.field}
        inputMode="numeric"
        maxLength={3}
        aria-label={label}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value.replaceAll(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={() => draft !== null && commit()}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button type="button" aria-label={t('One more')} disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
