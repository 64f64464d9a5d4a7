import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import {
  AgreementField,
  createAttempts,
  EmailField,
  FormTextArea,
  FormTextField,
  NameField,
  PhoneField,
  PublicForm,
  type RobotGuard,
  usePublicForm,
} from '@vitryna/forms';
import { formatDate } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { useState } from 'react';
import { addPreOrder } from '../api/add-pre-order.ts';
import { type PreOrderInput, type PreOrderValues, preOrderSchema } from '../pre-order-schemas.ts';
import { unbrokenNumber } from '../unbroken-number.ts';
import styles from './pre-order.module.css';

type Props = { productId: string; onClose: () => void };

const defaults: PreOrderInput = { name: '', phone: '', email: '', quantity: '1', comment: '', agree: false };

/** Orders what is announced: the shop calls when it is here. A signed-in shopper finds name, phone and address filled in. */
export function PreOrderForm({ productId, onClose }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const [attempt] = useState(() =>
    createAttempts((values: PreOrderValues, guard: RobotGuard) => ({ ...values, ...guard, productId })),
  );
  const form = usePublicForm({
    name: 'pre-order',
    schema: preOrderSchema,
    defaults,
    prefill: { name: profile?.name.firstName, phone: profile?.phone, email: profile?.email },
    send: async (values, guard) => {
      const { body, key } = attempt(values, guard);
      const { number, expectedAt } = await addPreOrder(tabContext().api, body, key);
      onClose();
      stores.modals.open('successful', {
        titleKey: 'Pre-order {{number}} is taken',
        textKey: expectedAt ? 'We expect it {{date}} and will call you.' : 'We will call you as soon as it is here.',
        values: { number: unbrokenNumber(number), ...(expectedAt && { date: formatDate(expectedAt, locale, 'long') }) },
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  return (
    <PublicForm form={form} submit={t('Pre-order it')}>
      <p className={styles.lead}>
        {t(
          'Pay nothing now: we will call as soon as it is here. With an e-mail address you get an e-mail with its number, too.',
        )}
      </p>
      <NameField form={form} name="name" />
      <div className={styles.pair}>
        <PhoneField form={form} name="phone" />
        <FormTextField form={form} name="quantity" label={t('Pieces')} inputMode="numeric" required />
      </div>
      <EmailField form={form} name="email" label={t('E-mail, if you want an e-mail too')} isOptional />
      <FormTextArea form={form} name="comment" label={t('Comment')} rows={2} />
      <AgreementField form={form} name="agree" />
    </PublicForm>
  );
}
