/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { productCard } from '@vitryna/testing';
import { MenuOffer } from './components/menu-offer.tsx';

afterEach(cleanup);

const card: CardView = { ...toProductCardView(productCard(), { locale: 'uk' }), price: 750, previousPrice: 1000 };
const show = (load: () => Promise<CardView | null>) =>
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <MenuOffer categoryId="1" picture={{ base: '/media/00112233aabbccdd/' }} load={load} />
    </I18nProvider>,
  );

test('the offer of a department is a link with a name, both prices and the discount', async () => {
  show(async () => card);
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe(card.href);
  for (const words of [card.title, /750/, /1.000/, /\u221225.%/]) expect(screen.getByText(words)).toBeTruthy();
});

test('a department without one keeps its picture', async () => {
  for (const load of [async () => null, () => Promise.reject(new Error('offline'))]) {
    const { container, unmount } = show(load);
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
  }
});
