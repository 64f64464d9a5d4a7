/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { failWith, productCard } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { LandingModal } from './components/landing-modal.tsx';

guardConsole();
afterEach(cleanup);

/** Nothing is in sight: the place of a form waits for it. */
class NothingInSight {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInSight });

const landing = {
  id: 'winter',
  title: 'Зимовий монтаж',
  cover: { url: '/media/a/l.webp', width: 960, height: 540 },
  period: { startAt: 1_700_000_000, endAt: Date.parse('2027-03-01T00:00:00+02:00') / 1000 },
  isActive: true,
  blocks: [{ type: 'text', title: 'Умови', html: '<p>Знижка на роботи.</p>' }],
  products: ['hub'],
};

function open(answer: unknown) {
  return renderInStore(<LandingModal extra={{ landingPageId: 'winter' }} onClose={() => {}} />, {
    'GET /landing-pages/view': answer,
    'GET /catalog/product/list/ids': [productCard({ slug: 'hub', name: { uk: 'Хаб', ru: 'Хаб' } })],
    'GET /catalog/product/list/cart/all': [],
    'GET /catalog/product/list/favorite': [],
    'GET /catalog/product/list/comparison': { groups: [] },
  });
}

test('shows the words of an offer, until when it runs, its products [§2.9]', async () => {
  const { calls, container } = open(landing);
  expect(screen.getByRole('heading', { name: 'Спеціальна пропозиція' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Зимовий монтаж' })).toBeTruthy();
  expect(screen.getByText(/^Діє до 28 лютого 2027/)).toBeTruthy();
  expect(screen.getByText('Знижка на роботи.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Хаб/ })).toBeTruthy();
  expect(calls[0]?.query).toMatchObject({ locale: 'uk', id: 'winter' });
  // The page below may have parts of the same names.
  expect(container.querySelector('[data-anchor]')).toBeNull();
});

test('has the form of an offer that runs, though it stands in no page', async () => {
  open({ ...landing, form: { event: 'service', title: 'Заявка' } });
  expect(await screen.findByRole('heading', { name: 'Заявка' })).toBeTruthy();
  const own = screen.getByRole('link', { name: 'Відкрити форму на окремій сторінці' });
  expect(own.getAttribute('href')).toBe('/ua/write-to-us/service');
});

test('of an offer that is over shows that, and its products still', async () => {
  open({ ...landing, isActive: false });
  expect(await screen.findByText('Ця пропозиція завершилася')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Хаб/ })).toBeTruthy();
  expect(screen.queryByText('Знижка на роботи.')).toBeNull();
  expect(screen.queryByText(/Діє до/)).toBeNull();
});

test('of an offer that is to begin says when, without its form', async () => {
  const startAt = Date.parse('2100-03-01T00:00:00+02:00') / 1000;
  open({
    ...landing,
    isActive: false,
    period: { startAt, endAt: startAt + 1 },
    form: { event: 'service', title: 'Заявка' },
  });
  expect(await screen.findByText(/^Почнеться 1 березня 2100/)).toBeTruthy();
  expect(screen.getByText('Знижка на роботи.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Заявка' })).toBeNull();
});

test('says that there is no such offer, and leads on', async () => {
  open(failWith(404, 'notFound'));
  expect(await screen.findByText('Такої пропозиції немає')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'До каталогу' }).getAttribute('href')).toBe('/ua/catalog');
});

test('reads an offer again that did not come', async () => {
  let isBroken = true;
  open(() => (isBroken ? failWith(500, 'internal') : landing));
  const retry = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Зимовий монтаж' })).toBeTruthy();
});
