import { expect, test } from '@jest/globals';
import { emptyValues } from './checkout-values.ts';
import { inCity } from './start-checkout.ts';

const draft = {
  ...emptyValues(),
  delivery: {
    ...emptyValues().delivery,
    cityRef: 'kyiv',
    warehouseRef: 'kyiv-7',
    street: { ref: 's', name: 'Зелена' },
    house: '7',
    comment: 'дзвонити двічі',
  },
};

test("the city that was chosen last takes the place of the draft's, with what belonged to it", () => {
  expect(inCity(draft, 'lviv').delivery).toMatchObject({
    cityRef: 'lviv',
    warehouseRef: '',
    street: { ref: '', name: '' },
    comment: 'дзвонити двічі',
  });
  expect(inCity(emptyValues(), 'lviv').delivery.cityRef).toBe('lviv');
});

test.each([null, 'kyiv'])('a draft stays as it is where %s was chosen', (cityRef) => {
  expect(inCity(draft, cityRef)).toBe(draft);
});
