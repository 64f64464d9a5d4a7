import { expect, test } from '@jest/globals';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaymentMarks } from './payment-marks.tsx';

const show = (hasCards: boolean) =>
  renderToStaticMarkup(
    <I18nProvider
      i18n={createI18n({ locale: 'uk', texts: { 'On delivery': 'Під час отримання', 'We accept': 'Приймаємо' } })}
    >
      <PaymentMarks hasCards={hasCards} />
    </I18nProvider>,
  );

test('names payment systems only where the checkout takes cards', () => {
  expect(show(true)).toMatch(/Visa.*Mastercard.*Під час отримання/);
  expect(show(false)).not.toMatch(/Visa|Mastercard|Pay|Prostir/);
  expect(show(false)).toContain('Під час отримання');
});
