import { useTranslate } from '@vitryna/i18n/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import styles from './quantity-stepper.module.css';

/** Props of {@link QuantityStepper}. */
export type QuantityStepperProps = {
  value: number;
  /** The most that can be ordered; 999 unless told. */
  max?: number;
  /** Whose quantity it is, for screen readers: the product's name. */
  label: string;
  name?: string;
  isDisabled?: boolean;
  /** Called with a whole number from 1 to `max`, when it differs. */
  onChange: (quantity: number) => void;
};

/** Minus, a field and plus. A typed number counts after Enter or on blur, so a half-typed one orders nothing. */
export function QuantityStepper({ value, max = 999, label, name, isDisabled, onChange }: QuantityStepperProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(String(value));
  /** The field's text when it last counted: it follows the quantity, a number that is still being typed does not. */
  const counted = useRef(typed);
  const show = useEffectEvent(() => {
    if (typed === counted.current) setTyped(String(value));
    counted.current = String(value);
  });
  useEffect(() => show(), [value]);
  const change = (quantity: number) => {
    const allowed = Math.min(max, Math.max(1, quantity));
    counted.current = String(allowed);
    setTyped(String(allowed));
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    const quantity = Number.parseInt(typed, 10);
    change(Number.isNaN(quantity) ? value : quantity);
  };
  return (
    <fieldset className={styles.stepper} aria-label={`${t('Quantity')}: ${label}`} disabled={isDisabled}>
      <button type="button" aria-label={t('One less')} disabled={value <= 1} onClick={() => change(value - 1)}>
        <Icon path={icons.minus} size={16} />
      </button>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('Quantity')}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') change(value + 1);
          else if (event.key === 'ArrowDown') change(value - 1);
          else if (event.key === 'Enter') commit();
          else return;
          event.preventDefault();
        }}
      />
      <button type="button" aria-label={t('One more')} disabled={value >= max} onClick={() => change(value + 1)}>
        <Icon path={icons.plus} size={16} />
      </button>
    </fieldset>
  );
}
