import type { NoJsFacts } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { CheckboxRow, TextArea, TextField } from '@vitryna/ui';
import { NoJsForm } from './no-js-form.tsx';

type Props = { productId: string; facts: NoJsFacts };

function useErrors({ wrong }: NoJsFacts): (name: string) => string | null {
  const t = useTranslate();
  return (name) => (wrong.includes(name) ? t('Look at this field once more') : null);
}

function Agreement() {
  const t = useTranslate();
  return (
    <CheckboxRow name="agree" required>
      {t('I accept the')} <a href={paths.privacyPolicy(useLocale())}>{t('privacy policy')}</a>
    </CheckboxRow>
  );
}

/** Asks to be told when a product can be bought, and what it costs. */
export function NoJsAvailability({ productId, facts, isPriceAsked }: Props & { isPriceAsked: boolean }) {
  const t = useTranslate();
  const errorOf = useErrors(facts);
  const title = isPriceAsked ? t('Ask about the price') : t('Tell me when it is here');
  return (
    <NoJsForm name="availability" title={title} submit={t('Tell me')} productId={productId} facts={facts}>
      <p>
        {isPriceAsked
          ? t('Leave an address or a phone number, and we will tell you the price and when it can be bought.')
          : t('Leave an address or a phone number, and we will write once it is back.')}
      </p>
      <TextField name="email" type="email" label={t('E-mail')} autoComplete="email" error={errorOf('email')} />
      <TextField name="phone" type="tel" label={t('or phone')} autoComplete="tel" error={errorOf('phone')} />
      <Agreement />
    </NoJsForm>
  );
}

/** Orders what is announced. */
export function NoJsPreOrder({ productId, facts }: Props) {
  const t = useTranslate();
  const errorOf = useErrors(facts);
  return (
    <NoJsForm name="preOrder" title={t('Pre-order')} submit={t('Pre-order it')} productId={productId} facts={facts}>
      <p>
        {t(
          'Pay nothing now: we will call as soon as it is here. With an e-mail address you get an e-mail with its number, too.',
        )}
      </p>
      <TextField name="name" label={t('Your name')} autoComplete="given-name" required error={errorOf('name')} />
      <TextField name="phone" type="tel" label={t('Phone')} autoComplete="tel" required error={errorOf('phone')} />
      <TextField
        name="quantity"
        type="number"
        inputMode="numeric"
        label={t('Pieces')}
        defaultValue="1"
        min={1}
        required
        error={errorOf('quantity')}
      />
      <TextField
        name="email"
        type="email"
        label={t('E-mail, if you want an e-mail too')}
        autoComplete="email"
        error={errorOf('email')}
      />
      <TextArea name="comment" label={t('Comment')} rows={2} maxLength={500} error={errorOf('comment')} />
      <Agreement />
    </NoJsForm>
  );
}

/** Asks to be told when a product becomes cheaper. */
export function NoJsPriceWatch({ productId, facts }: Props) {
  const t = useTranslate();
  const errorOf = useErrors(facts);
  const title = t('Tell me when it becomes cheaper');
  return (
    <NoJsForm name="priceWatch" title={title} submit={t('Watch the price')} productId={productId} facts={facts}>
      <TextField name="email" type="email" label={t('E-mail')} autoComplete="email" required error={errorOf('email')} />
      <TextField
        name="targetAmount"
        type="number"
        inputMode="decimal"
        label={t('At a price up to, ₴ (any lower one if empty)')}
        min={1}
        step="0.01"
        error={errorOf('targetAmount')}
      />
    </NoJsForm>
  );
}
