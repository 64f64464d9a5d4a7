import { describeError, FormTextArea, FormTextField, useZodForm } from '@vitryna/forms';
import { FilesField, useSentFiles } from '@vitryna/forms/files';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, CheckboxRow, FieldError, FieldFrame, inputClass, Notice, panelClass, wholeWords } from '@vitryna/ui';
import { useId } from 'react';
import { addReturn } from '../api/add-return.ts';
import type { OrderFormProps } from '../order-form-props.ts';
import { returnReasonNames } from '../return-reasons.ts';
import { type ReturnInput, returnSchema, toReturn } from '../return-schema.ts';
import styles from './order.module.css';

/** Asks to send things back: which, why, and where the money goes. */
export function ReturnForm({ order, orderKey, onDone, onClose }: OrderFormProps) {
  const t = useTranslate();
  const { localise } = useFormat();
  const id = useId();
  const pictures = useSentFiles();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: returnSchema,
    defaultValues: {
      lines: order.lines.map(({ product, quantity }) => ({
        productId: product.id,
        isChosen: order.lines.length === 1,
        quantity,
        ordered: quantity,
      })),
      reason: 'defect',
      iban: '',
      comment: '',
    } satisfies ReturnInput,
    onSubmit: async (values) => {
      const files = await pictures.whenSent();
      await addReturn(tabContext().api, { ...orderKey, ...toReturn(values), files });
      onDone();
    },
  });
  const fields = { fields: form };
  const { errors } = form.formState;
  const failure = describeError(errors.root?.server, t);
  const isNoneChosen = errors.lines?.[0]?.isChosen !== undefined;
  return (
    <form className={panelClass} onSubmit={handleSubmit} noValidate aria-label={t('Return')}>
      <h2>{t('Return')}</h2>
      <fieldset className={styles.choice} aria-describedby={isNoneChosen ? `${id}-lines` : undefined}>
        <legend>{t('What you send back')}</legend>
        {isNoneChosen && <FieldError id={`${id}-lines`}>{t('Choose what you send back')}</FieldError>}
        {order.lines.map(({ product, quantity }, index) => (
          <div key={product.id} className={styles.returned}>
            <CheckboxRow {...form.register(`lines.${index}.isChosen`, { deps: 'lines.0.isChosen' })}>
              {wholeWords(localise(product.name))}
            </CheckboxRow>
            {quantity > 1 && (
              <FormTextField
                form={fields}
                name={`lines.${index}.quantity`}
                label={t('How many')}
                hint={t('Ordered: {{quantity}}', { quantity })}
                type="number"
                inputMode="numeric"
                min={1}
                max={quantity}
              />
            )}
          </div>
        ))}
      </fieldset>
      <FieldFrame id={`${id}-reason`} label={t('Why')}>
        <select id={`${id}-reason`} className={inputClass} {...form.register('reason')}>
          {Object.entries(returnReasonNames(t)).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FormTextField
        form={fields}
        name="iban"
        label={t('Account for the money (IBAN)')}
        hint={t('UA and 27 digits')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <FormTextArea form={fields} name="comment" label={t('Comment, if you like')} rows={3} />
      <FilesField label={t('Photos of what is wrong')} onChange={pictures.handleChange} />
      {failure !== null && <Notice kind="error" title={failure} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="solid" isBusy={isSubmitting}>
          {t('Ask for the return')}
        </Button>
        <Button onClick={onClose}>{t('Close the form')}</Button>
      </div>
    </form>
  );
}
