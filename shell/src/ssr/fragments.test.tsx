import { expect, test } from '@jest/globals';
import { createI18n } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { createFragments } from './fragments.tsx';

const texts = { Buy: 'Купити', Unused: 'Зайве' };
const other = { Buy: 'Придбати' };

let renders = 0;
function Offer({ price }: { price: number }) {
  const t = useTranslate();
  renders += 1;
  return (
    <>
      {t('Buy')}: {price}
    </>
  );
}

test('renders a part once for all pages, and again when it depends on something else', () => {
  renders = 0;
  const fragmentsFor = createFragments();
  const page = (table: Record<string, string>, price: number, owner = 'mf-catalog') => {
    const { serve, usedTexts } = fragmentsFor(createI18n({ locale: 'uk', texts: table }), table, owner);
    return [serve(`offer ${price}`, <Offer price={price} />), usedTexts()];
  };
  // As React separates texts, so that the browser finds them.
  const shown = ['Купити<!-- -->: <!-- -->5', { Buy: 'Купити' }];
  expect(page(texts, 5)).toEqual(shown);
  expect(page(texts, 5)).toEqual(shown);
  expect(renders).toBe(1);
  expect(page(texts, 6)).toEqual(['Купити<!-- -->: <!-- -->6', { Buy: 'Купити' }]);
  expect(page(other, 5)).toEqual(['Придбати<!-- -->: <!-- -->5', { Buy: 'Придбати' }]);
  expect(renders).toBe(3);
  // Another remote's components look the same and are not: their class names differ.
  page(texts, 5, 'mf-product');
  expect(renders).toBe(4);
});

test('keeps what is asked for, and forgets what is not', () => {
  renders = 0;
  const { serve } = createFragments()(createI18n({ locale: 'uk', texts }), texts, 'mf-catalog');
  const offer = (price: number) => serve(`offer ${price}`, <Offer price={price} />);
  for (let price = 0; price < 5000; price += 1) {
    offer(price);
    offer(0);
  }
  expect(renders).toBe(5000);
  offer(4999);
  expect(renders).toBe(5000);
  offer(1);
  expect(renders).toBe(5001);
});
