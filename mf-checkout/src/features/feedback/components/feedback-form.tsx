import { describeError, FormTextArea, useZodForm } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, Notice } from '@vitryna/ui';
import { useState } from 'react';
import { type FieldPath, get, useWatch } from 'react-hook-form';
import { addFeedback } from '../api/add-feedback.ts';
import type { FeedbackKey, FeedbackView } from '../api/get-feedback.ts';
import { createFeedbackForm, type FeedbackInput } from '../feedback-form-schema.ts';
import { likelihoods, stars } from '../scales.ts';
import styles from './feedback.module.css';
import { Scale } from './scale.tsx';

type Props = { view: FeedbackView; feedbackKey: FeedbackKey; onDone: (coupon: string | null) => void };

/** Three questions about a purchase, and one about each product, which becomes its review. */
export function FeedbackForm({ view, feedbackKey, onDone }: Props) {
  const t = useTranslate();
  const { localise } = useFormat();
  const [schema] = useState(() => createFeedbackForm(feedbackKey));
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: {
      service: null,
      delivery: null,
      nps: null,
      comment: '',
      products: view.products.map(({ id }) => ({ productId: id, rating: null, body: '' })),
    } satisfies FeedbackInput,
    onSubmit: async (values) => onDone((await addFeedback(tabContext().api, values)).coupon),
  });
  const values = useWatch({ control: form.control }) as FeedbackInput;
  const { errors } = form.formState;
  const scale = (name: FieldPath<FeedbackInput>) => ({
    name,
    choice: {
      chosen: get(values, name) as number | null,
      onChoose: (value: number) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
    },
    error: describeError(get(errors, name), t),
  });
  const failure = describeError(errors.root?.server, t);
  const ends = [t('bad'), t('excellent')] as const;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Scale {...scale('service')} question={t('How did we serve you?')} values={stars} ends={ends} />
      <Scale {...scale('delivery')} question={t('How was the delivery?')} values={stars} ends={ends} />
      <Scale
        {...scale('nps')}
        question={t('Would you recommend us to a friend?')}
        values={likelihoods}
        ends={[t('certainly not'), t('certainly')]}
      />
      {view.products.map((product, index) => (
        <div key={product.id} className={styles.product}>
          <Scale {...scale(`products.${index}.rating`)} question={localise(product.name)} values={stars} ends={ends} />
          <FormTextArea
            form={{ fields: form }}
            name={`products.${index}.body`}
            label={t('A few words about it, if you like')}
            rows={2}
          />
        </div>
      ))}
      <FormTextArea form={{ fields: form }} name="comment" label={t('Anything else')} rows={3} />
      {failure !== null && <Notice kind="error" title={failure} />}
      <Button type="submit" kind="primary" size={52} isBusy={isSubmitting}>
        {t('Send')}
      </Button>
    </form>
  );
}
