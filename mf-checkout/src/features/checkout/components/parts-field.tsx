import type { PaymentOption } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { FieldFrame, inputClass } from '@vitryna/ui';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../checkout-form.ts';
import { useFieldError } from '../use-field-error.ts';

type Props = { form: CheckoutForm; plans: NonNullable<PaymentOption['plans']> };

/** Into how many parts, with what each month costs; the fewest are chosen until the shopper says more. */
export function PartsField({ form, plans }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const id = useId();
  const { fields } = form;
  const parts = useWatch({ control: fields.control, name: 'payment.parts' });
  const error = useFieldError(form, 'payment.parts');
  const fewest = plans[0]?.parts ?? null;
  useEffect(() => {
    if (!plans.some((plan) => plan.parts === parts)) fields.setValue('payment.parts', fewest, { shouldDirty: true });
  }, [plans, parts, fewest, fields]);
  return (
    <FieldFrame id={id} label={t('Parts')} error={error}>
      <select
        id={id}
        name="parts"
        className={inputClass}
        value={String(parts ?? '')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => fields.setValue('payment.parts', Number(target.value), { shouldDirty: true })}
      >
        {plans.map((plan) => (
          <option key={plan.parts} value={plan.parts}>
            {t('{{count}} payments of {{sum}}', { count: plan.parts, sum: money(plan.first) })}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
