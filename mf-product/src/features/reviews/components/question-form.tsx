import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import {
  AgreementField,
  createAttempts,
  EmailField,
  FormTextArea,
  NameField,
  PublicForm,
  type RobotGuard,
  usePublicForm,
} from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { useState } from 'react';
import { addQuestion } from '../api/add-question.ts';
import { type QuestionInput, type QuestionValues, questionSchema } from '../review-schemas.ts';

const defaults: QuestionInput = { author: '', email: '', body: '', agree: false };

/** Asks about a product; the answer comes by mail and stands here. */
export function QuestionForm({ productId, onSent }: { productId: string; onSent: () => void }) {
  const t = useTranslate();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const [attempt] = useState(() =>
    createAttempts((values: QuestionValues, guard: RobotGuard) => ({ ...values, ...guard, productId })),
  );
  const form = usePublicForm({
    name: `question-${productId}`,
    schema: questionSchema,
    defaults,
    prefill: { author: profile?.name.firstName, email: profile?.email },
    send: async (values, guard, fields) => {
      const { body, key } = attempt(values, guard);
      await addQuestion(tabContext().api, body, key);
      fields.reset();
      onSent();
      stores.modals.open('successful', {
        titleKey: 'Your question is taken',
        textKey: 'We will answer by mail, and show the answer here.',
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  return (
    <PublicForm form={form} submit={t('Ask a question')}>
      <FormTextArea form={form} name="body" label={t('Your question')} rows={3} required />
      <NameField form={form} name="author" />
      <EmailField form={form} name="email" />
      <AgreementField form={form} name="agree" />
    </PublicForm>
  );
}
