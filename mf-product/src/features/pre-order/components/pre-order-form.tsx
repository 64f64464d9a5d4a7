import { nameMaxLength, resultAutoCloseMs } from '@vitryna/contracts/constants';
import { describeError, useField, useZodForm } from '@vitryna/forms';
import { formatDate } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { TextArea, TextField } from '@vitryna/ui';
import { useRef, useState } from 'react';
import { addPreOrder } from '../api/add-pre-order.ts';
import { createAttempts } from '../once.ts';
import { type PreOrderValues, preOrderSchema } from '../pre-order-schemas.ts';
import { FormFoot } from './form-foot.tsx';
import styles from './pre-order.module.css';

type Props = { productId: string; onClose: () => void };

/** Orders what is announced: the shop calls when it is here. A signed-in shopper finds name, phone and address filled in. */
export function PreOrderForm({ productId, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const trap = useRef<HTMLInputElement>(null);
  const [attempt] = useState(() => {
    const startedAt = Date.now();
    return createAttempts((values: PreOrderValues) => ({
      ...values,
      productId,
      website: trap.current?.value ?? '',
      startedAt,
      sentAt: Date.now(),
    }));
  });
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: preOrderSchema,
    defaultValues: {
      name: profile?.name.firstName ?? '',
      phone: profile?.phone ?? '',
      email: profile?.email ?? '',
      quantity: '1',
      comment: '',
      agree: true,
    },
    onSubmit: async (values) => {
      const { body, key } = attempt(values);
      const { number, expectedAt } = await addPreOrder(tabContext().api, body, key);
      onClose();
      stores.modals.open('successful', {
        title: t('Pre-order {{number}} is taken', { number }),
        text: expectedAt
          ? t('We expect it {{date}} and will call you.', { date: formatDate(expectedAt, locale, 'long') })
          : t('We will call you as soon as it is here.'),
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  const name = useField(form, 'name');
  const phone = useField(form, 'phone');
  const email = useField(form, 'email');
  const quantity = useField(form, 'quantity');
  const comment = useField(form, 'comment');
  return (
    <form className={styles.form} data-keep="pre-order" onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('Pay nothing now: we will call you, and the price will not change.')}</p>
      <TextField
        {...name.input}
        label={t('Your name')}
        error={name.error}
        autoComplete="name"
        maxLength={nameMaxLength + 1}
        required
      />
      <div className={styles.pair}>
        <TextField
          {...phone.input}
          label={t('Phone')}
          error={phone.error}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+38 (0__) ___-__-__"
          required
        />
        <TextField {...quantity.input} label={t('Pieces')} error={quantity.error} inputMode="numeric" required />
      </div>
      <TextField
        {...email.input}
        label={t('E-mail, if you want a letter too')}
        error={email.error}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextArea {...comment.input} label={t('Comment')} error={comment.error} rows={2} />
      <FormFoot
        agreement={useField(form, 'agree')}
        trap={trap}
        failure={describeError(form.formState.errors.root?.server, t)}
        isSubmitting={isSubmitting}
        submit={t('Pre-order it')}
      />
    </form>
  );
}
