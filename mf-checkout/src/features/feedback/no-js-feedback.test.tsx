/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createContentClient } from '@vitryna/api-client';
import { appContext, useLoaderData } from '@vitryna/remote-kit';
import { createFakeTransport, failWith, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import { orderId } from '../../testing/order-api.ts';
import { createShop } from '../../testing/render-in-store.tsx';
import { NoJsFeedback } from './components/no-js-feedback.tsx';
import { feedbackForm } from './feedback-forms.ts';
import { loader } from './load-feedback.ts';

guardConsole();

const token = 'abcdefghij0123456789';

function Page() {
  const noJs = useLoaderData<typeof loader>();
  return noJs && <NoJsFeedback noJs={noJs} />;
}

/** The document of a browser without JavaScript. */
function open(view: unknown, problem = '') {
  const { api, wrapper } = createShop({ 'GET /order/feedback/view': view } as never);
  const content = createContentClient({ transport: createFakeTransport({}).transport });
  return renderRoute({ Component: Page, loader }, `/ua/purchase-feedback/${orderId}?token=${token}${problem}`, {
    path: 'ua/purchase-feedback/:orderId',
    wrapper,
    context: (context) => context.set(appContext, { locale: 'uk', api, content, isDocument: true }),
  });
}
const view = { number: '1002-4587', products: [productCard({ id: '7' })], done: false };

test('asks about a purchase by a form that a browser posts, with fields that its route declares', async () => {
  open(view);
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Надіслати' });
  for (const radio of screen.getAllByRole('radio', { name: '5' })) radio.click();
  const posted = Object.fromEntries(new FormData(send.form ?? undefined));
  expect(posted).toEqual({
    ...{ form: 'feedback', key: expect.any(String), orderId, token },
    ...{ service: '5', delivery: '5', nps: '5', comment: '' },
    ...{ 'products.0.rating': '5', 'products.0.productId': '7', 'products.0.body': '' },
  });
  const { form: _, key: __, ...fields } = posted;
  const declared = Object.keys(fields).map((name) => name.replace('.0.', '.*.'));
  expect(declared.sort()).toEqual(Object.keys(feedbackForm.fields).sort());
  // A product may be left out; the purchase may not.
  expect(screen.getAllByRole<HTMLInputElement>('radio', { name: '5' }).map(({ required }) => required)).toEqual([
    ...[true, true, true, false],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that an answer was refused, and keeps the questions', async () => {
  open(view, '&form=feedback&problem=validation');
  expect(await screen.findByText('Не вийшло. Спробуйте ще раз')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Надіслати' })).toBeTruthy();
});

test.each([
  [410, 'gone', 'Ви вже відповіли, дякуємо'],
  [404, 'notFound', 'Це посилання не діє'],
  [503, 'unavailable', 'Не вийшло. Спробуйте ще раз'],
])('says why nothing is asked: %s', async (status, code, words) => {
  open(failWith(status, code));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
