import { email, optional } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { EmailField, FormTextField, PublicForm, usePublicForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { emailText, Notice } from '@vitryna/ui';
import { useState } from 'react';
import { watchPrice } from '../api/watch-price.ts';
import { parseAmount } from '../parse-amount.ts';

const schema = z.object({ email, target: optional(z.string().transform(parseAmount)) });
const defaults = { email: '', target: '' };

/** Asks to be told when a product becomes cheaper, at all or to what is named. */
export function PriceWatchForm({ productId }: { productId: string }) {
  const t = useTranslate();
  const profile = useStore(({ user }) => user.profile);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePublicForm({
    name: 'price-watch',
    schema,
    defaults,
    prefill: { email: profile?.email },
    send: async ({ email: to, target }, guard) => {
      await watchPrice(tabContext().api, { productId, email: to, targetAmount: target, ...guard });
      setSentTo(to);
    },
  });
  if (sentTo !== null) {
    return (
      <div role="status">
        <Notice title={t('Confirm it in the e-mail')}>
          {emailText(t('We have sent one to {{email}}.', { email: sentTo }))}
        </Notice>
      </div>
    );
  }
  return (
    <PublicForm form={form} submit={t('Watch the price')}>
      <EmailField form={form} name="email" />
      <FormTextField
        form={form}
        name="target"
        label={t('At a price up to, ₴ (any lower one if empty)')}
        inputMode="decimal"
      />
    </PublicForm>
  );
}
