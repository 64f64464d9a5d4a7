import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { FieldFrame, inputClass } from '@vitryna/ui';
import type { NoJsCheckout } from '../load-no-js.ts';
import { NoJsChoice, NoJsField } from './no-js-fields.tsx';

type Props = { view: Pick<NonNullable<NoJsCheckout>, 'draft' | 'options' | 'wrong'> };

const partsId = 'payment.parts';

/** How it is paid: what a way needs beside the choice stands there for all of them, what the chosen one needs counts. */
export function NoJsPayment({ view: { draft, options, wrong } }: Props) {
  const t = useTranslate();
  const { localise, money } = useFormat();
  const { payment } = draft;
  const inParts = options.payments.filter(({ plans, disabled }) => plans && !disabled);
  return (
    <>
      <h2>{t('Payment')}</h2>
      <NoJsChoice
        name="payment.method"
        wrong={wrong}
        legend={t('Way of payment')}
        options={options.payments.map(({ method, name, disabled }) => ({
          value: method,
          title: localise(name),
          disabled: disabled && localise(disabled),
        }))}
        chosen={payment?.method ?? options.payments.find(({ disabled }) => !disabled)?.method}
      />
      {inParts.length > 0 && (
        <FieldFrame
          id={partsId}
          label={t('Parts, when it is paid in parts')}
          error={wrong.includes(partsId) ? t('Look at this field once more') : null}
        >
          <select id={partsId} name={partsId} className={inputClass} defaultValue={String(payment?.parts ?? '')}>
            <option value="">{t('Not in parts')}</option>
            {inParts.map(({ method, name, plans = [] }) => (
              <optgroup key={method} label={localise(name)}>
                {plans?.map(({ parts, first }) => (
                  <option key={parts} value={parts}>
                    {t('{{count}} payments of {{sum}}', { count: parts, sum: money(first) })}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </FieldFrame>
      )}
      <NoJsField
        wrong={wrong}
        name="payment.company.name"
        label={t('Company, for an invoice')}
        value={payment?.company?.name}
      />
      <NoJsField
        wrong={wrong}
        name="payment.company.edrpou"
        label={t('Code of the register')}
        value={payment?.company?.edrpou}
      />
    </>
  );
}
