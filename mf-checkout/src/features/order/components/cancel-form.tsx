import { orderCancelSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';
import { describeError, FormTextArea, useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, FieldFrame, inputClass, Notice, panelClass } from '@vitryna/ui';
import { useId } from 'react';
import { cancelOrder } from '../api/cancel-order.ts';
import { cancelReasonNames } from '../cancel-reasons.ts';
import type { OrderFormProps } from '../order-form-props.ts';
import styles from './order.module.css';

type Props = Omit<OrderFormProps, 'order'>;

const schema = orderCancelSchema.pick({ reason: true, comment: true });
type Input = { reason: string; comment: string };

/** Gives the order up: why, and a second press, so that none is given up by mistake. */
export function CancelForm({ orderKey, onDone, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const { form, handleSubmit, isSubmitting } = useZodForm<Input, z.output<typeof schema>>({
    schema,
    defaultValues: { reason: 'changedMind', comment: '' },
    onSubmit: async (values) => {
      await cancelOrder(tabContext().api, { ...orderKey, ...values });
      onDone();
    },
  });
  const failure = describeError(form.formState.errors.root?.server, t);
  return (
    <form className={panelClass} onSubmit={handleSubmit} noValidate aria-label={t('Cancel the order')}>
      <h2>{t('Cancel the order')}</h2>
      <FieldFrame id={id} label={t('Why')}>
        <select id={id} className={inputClass} {...form.register('reason')}>
          {Object.entries(cancelReasonNames(t)).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FormTextArea form={{ fields: form }} name="comment" label={t('Comment, if you like')} rows={2} />
      {failure !== null && <Notice kind="error" title={failure} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="solid" isBusy={isSubmitting}>
          {t('Cancel the order')}
        </Button>
        <Button onClick={onClose}>{t('Keep it')}</Button>
      </div>
    </form>
  );
}
