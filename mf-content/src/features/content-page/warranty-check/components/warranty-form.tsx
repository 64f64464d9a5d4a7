import { createOrderTrackSchema, type OrderWarranty } from '@vitryna/contracts/api';
import { describeError, FormTextField, PhoneField, useZodForm } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, Notice } from '@vitryna/ui';
import { useEffect, useRef, useState } from 'react';
import { checkWarranty } from '../api/check-warranty.ts';
import styles from './warranty.module.css';
import { WarrantyTerms } from './warranty-terms.tsx';

const schema = createOrderTrackSchema(phone);

/** Looks a warranty up by the number of an order and the phone; a wrong pair gets one answer, whichever of them is wrong. */
export function WarrantyForm() {
  const t = useTranslate();
  const [warranty, setWarranty] = useState<OrderWarranty | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { number: '', phone: '' },
    onSubmit: async (values) => {
      setWarranty(null);
      const found = await checkWarranty(tabContext().api, values);
      setWarranty(found);
      if (found === null) {
        form.setError('root.server', { type: 'notFound', message: 'There is no order with this number and phone' });
      }
    },
  });
  useEffect(() => {
    if (warranty) result.current?.focus();
  }, [warranty]);
  const fields = { fields: form };
  const failure = describeError(form.formState.errors.root?.server, t);
  return (
    <>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('Check the warranty')}>
        <div className={styles.field}>
          <FormTextField
            form={fields}
            name="number"
            label={t('Number of the order')}
            placeholder="1002-4587"
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </div>
        <div className={styles.field}>
          <PhoneField form={fields} name="phone" isMasked />
        </div>
        {failure !== null && <Notice kind="error" title={failure} />}
        <Button type="submit" kind="primary" size={52} isBusy={isSubmitting}>
          {t('Check the warranty')}
        </Button>
      </form>
      {warranty && (
        <div ref={result} className={styles.result} role="status" tabIndex={-1}>
          <WarrantyTerms warranty={warranty} />
        </div>
      )}
    </>
  );
}
