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
import { FilesField, useSentFiles } from '@vitryna/forms/files';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { ModalExtras } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { ModalFrame, NewTabLink } from '@vitryna/ui';
import { useState } from 'react';
import { addReview } from '../api/add-review.ts';
import { createReviewSchema, type ReviewInput, type ReviewInputValues } from '../review-schemas.ts';
import { RatingField } from './rating-field.tsx';

const defaults: ReviewInput = { rating: '', author: '', email: '', body: '', pros: '', cons: '', agree: false };

/** Judges a product: stars, words and pictures. Typed text is kept when the page has to go; the shop reads it before it is shown. */
export function AddReviewModal({ extra, onClose }: { extra: unknown; onClose: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const { productId } = extra as ModalExtras['addReview'];
  const profile = useStore(({ user }) => user.profile);
  const pictures = useSentFiles();
  const [attempt] = useState(() =>
    createAttempts((values: ReviewInputValues & { files: string[] }, guard: RobotGuard) => ({
      ...{ ...values, ...guard, productId },
    })),
  );
  const form = usePublicForm({
    name: `review-${productId}`,
    schema: createReviewSchema(profile !== null),
    defaults,
    prefill: { author: profile?.name.firstName },
    send: async (values, guard) => {
      const { body, key } = attempt({ ...values, files: await pictures.whenSent() }, guard);
      await addReview(tabContext().api, body, key);
      onClose();
      stores.modals.open('successful', {
        titleKey: 'Thank you for the review',
        textKey: 'We read every review before it is shown, usually within a day, and write to you.',
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  return (
    <ModalFrame title={t('Write a review')} onClose={onClose}>
      <PublicForm form={form} submit={t('Send the review')}>
        <RatingField form={form} name="rating" />
        <FormTextArea form={form} name="body" label={t('What is it like?')} rows={4} required />
        <FormTextArea form={form} name="pros" label={t('Pros')} rows={2} />
        <FormTextArea form={form} name="cons" label={t('Cons')} rows={2} />
        <FilesField label={t('Photos')} onChange={pictures.handleChange} />
        <NameField form={form} name="author" />
        {profile === null && <EmailField form={form} name="email" label={t('E-mail, which nobody sees')} />}
        <AgreementField form={form} name="agree" />
        <p>
          <NewTabLink href={paths.reviewsPolicy(locale)}>{t('Which reviews we show')}</NewTabLink>
        </p>
      </PublicForm>
    </ModalFrame>
  );
}
