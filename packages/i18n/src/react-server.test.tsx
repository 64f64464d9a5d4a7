import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createI18n } from './i18n.ts';
import { I18nProvider, useFormat, useLocale, useTranslate } from './react.ts';

function Card() {
  const t = useTranslate();
  const format = useFormat();
  return <p lang={useLocale()}>{`${t('In stock')}, ${format.money(1200)}`}</p>;
}

test('renders texts and money on the server', () => {
  const i18n = createI18n({ locale: 'uk', texts: { 'In stock': 'В наявності' } });
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <Card />
    </I18nProvider>,
  );
  expect(html).toBe('<p lang="uk">В наявності, 1\u00a0200\u00a0₴</p>');
});

test('names the missing provider', () => {
  expect(() => renderToString(<Card />)).toThrow(/useTranslate\(\) found no I18nProvider/);
});
