import { useTranslate } from '@vitryna/i18n/react';
import { FieldError } from '@vitryna/ui';
import { type ReactNode, useId } from 'react';
import type { CheckoutForm } from '../checkout-form.ts';
import { useFieldError } from '../use-field-error.ts';
import styles from './fields.module.css';

type Props = { form: CheckoutForm; name: 'delivery.method' | 'payment.method'; label: string; children: ReactNode };

/** Ways to choose one of; says so when the chosen one cannot be had, which its card gives the reason of. */
export function WayGroup({ form, name, label, children }: Props) {
  const t = useTranslate();
  const errorId = useId();
  const isWrong = useFieldError(form, name) !== null;
  return (
    <>
      <div
        className={styles.options}
        role="radiogroup"
        aria-label={label}
        tabIndex={-1}
        data-wrong={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
      >
        {children}
      </div>
      {isWrong && <FieldError id={errorId}>{t('Choose another way')}</FieldError>}
    </>
  );
}
