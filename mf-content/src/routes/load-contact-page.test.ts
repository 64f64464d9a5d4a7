import { expect, test } from '@jest/globals';
import { config, failWith } from '@vitryna/testing';
import { callLoader } from '../testing/call-loader.ts';
import { loader } from './load-contact-page.ts';

const path = '/about-company/contact';
const day = '09:00-18:00';
const openingHours = {
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: '-', sun: '-' },
  ...{ days: {}, mayDifferOnHolidays: false },
};
const load = (answer: unknown) =>
  callLoader(loader, {
    path: `/ua${path}`,
    answers: {
      'GET /pages': { path, metaTitle: 'Контакти', metaDescription: 'Як зв’язатися' },
      'GET /blog/latest': [],
      'GET /shared/config': answer,
    },
  }).result;

test('reads the hours with the page', async () => {
  const store = config();
  expect(await load({ ...store, openingHours })).toMatchObject({
    title: 'Контакти',
    hours: { openingHours, schedule: store.schedule.uk, phone: store.phone, renderedAt: expect.any(Number) },
  });
});

test.each([
  ['does not answer', failWith(500, 'broken')],
  ['says no hours', config()],
  ['says hours that are none', { ...config(), openingHours: { week: { mon: 'зранку' } } }],
])('is whole without hours when the store %s', async (_, answer) => {
  expect(await load(answer)).toMatchObject({ title: 'Контакти', hours: null });
});
