import { isApiError } from '@vitryna/api-client';
import { createOrderTrackSchema } from '@vitryna/contracts/api';
import { describeError, FormTextField, PhoneField, useZodForm } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext, useNavigate } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Button, Notice, panelClass } from '@vitryna/ui';
import { trackOrder } from '../api/track-order.ts';

const schema = createOrderTrackSchema(phone);

/** Finds an order by its number and phone; a wrong pair gets one answer, whichever of them is wrong. */
export function FindOrderForm() {
  const t = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { number: '', phone: '' },
    onSubmit: async (values) => {
      const found = await trackOrder(tabContext().api, values).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error;
        return null;
      });
      if (found) await navigate(paths.order(locale, found));
      else form.setError('root.server', { type: 'notFound', message: 'There is no order with this number and phone' });
    },
  });
  const fields = { fields: form };
  const failure = describeError(form.formState.errors.root?.server, t);
  return (
    <form className={panelClass} onSubmit={handleSubmit} noValidate aria-label={t('Find my order')}>
      <FormTextField
        form={fields}
        name="number"
        label={t('Number of the order')}
        placeholder="1002-4587"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <PhoneField form={fields} name="phone" isMasked />
      {failure !== null && <Notice kind="error" title={failure} />}
      <Button type="submit" kind="primary" size={52} isBusy={isSubmitting}>
        {t('Find my order')}
      </Button>
    </form>
  );
}
