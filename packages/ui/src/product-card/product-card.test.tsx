/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductCardView } from './product-card-view.ts';

const view: ProductCardView = {
  id: '7',
  code: '1048276',
  href: '/cameras/vartis-dome-4-pro',
  title: 'IP-камера Vartis Dome 4 Pro',
  picture: { base: '/media/0f3a/', alt: 'Купольна камера' },
  badges: [
    { kind: 'hit', text: 'Хіт' },
    { kind: 'gift', text: 'Подарунок' },
  ],
  rating: 4.8,
  reviewsCount: 126,
  keySpecs: ['Роздільність', 'Об’єктив', 'Уночі', 'Живлення', 'Вага'].map((label) => ({ label, value: `${label}!` })),
  price: 4299,
  previousPrice: 4899,
  status: 'inStock',
  isDeliveryFree: true,
  buy: { kind: 'buy', href: '/cart' },
  isFavourite: false,
  isCompared: true,
};

test('shows the discount first and at most two badges', () => {
  renderUkrainian(<ProductCard view={view} />);
  expect(screen.getByText('\u221212 %').nextElementSibling?.textContent).toBe('Хіт');
  expect(screen.queryByText('Подарунок')).toBeNull();
});

test('counts reviews in words that fit every number', () => {
  renderUkrainian(<ProductCard view={{ ...view, rating: 4.5, reviewsCount: 3 }} />);
  expect(screen.getByRole('img', { name: 'Оцінка 4,5, відгуків: 3' })).toBeTruthy();
});

test('shows one note, below which nothing stands, however many lines it takes', () => {
  const notes = ['Вибір монтажників', 'Для складів'].map((text) => ({ kind: 'note' as const, text }));
  renderUkrainian(<ProductCard view={{ ...view, previousPrice: null, badges: [...notes, ...view.badges] }} />);
  expect(screen.getByText('Вибір монтажників').previousElementSibling?.textContent).toBe('Хіт');
  expect(screen.queryByText('Для складів')).toBeNull();
});

test('shows both badges when nothing is cheaper', () => {
  renderUkrainian(<ProductCard view={{ ...view, previousPrice: null }} />);
  expect(screen.getByText('Подарунок')).toBeTruthy();
  expect(screen.queryByText(/%/)).toBeNull();
});

test('has one link to the product and its five key specifications', () => {
  renderUkrainian(<ProductCard view={view} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(view.href);
  expect(screen.getAllByRole('listitem').map((row) => [row.getAttribute('data-name'), row.textContent])).toEqual(
    view.keySpecs.map(({ label, value }) => [label, value]),
  );
});

// A list has 24 of them, and with its filters fewer than a thousand elements.
test('is made of few elements', () => {
  const { container } = renderUkrainian(<ProductCard view={{ ...view, keySpecs: view.keySpecs.slice(0, 4) }} />);
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(22);
});

test('tells the composition of its picture sizes to the browser', () => {
  renderUkrainian(<ProductCard view={view} isPriority />);
  const image = screen.getByRole('img', { name: 'Купольна камера' });
  expect(image.getAttribute('loading')).not.toBe('lazy');
  expect(image.getAttribute('srcset')).toContain('/media/0f3a/s.avif 240w');
});

test('stands the placeholder where a picture would be, without words of its own and at its size [§3.22]', () => {
  const { container } = renderUkrainian(<ProductCard view={{ ...view, picture: null }} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('srcset')).toContain('/media/placeholder/s.avif 240w');
  expect([image?.alt, image?.width, image?.height]).toEqual(['', 480, 480]);
});

test('leaves the choice to the sizes that a picture is offered in', () => {
  const srcSet = '/media/outside/aa/m.avif 300w,/media/outside/bb/l.avif 900w';
  renderUkrainian(<ProductCard view={{ ...view, picture: { base: '/media/outside/bb/', srcSet } }} />);
  const image = screen.getByRole('img', { name: view.title });
  expect(image.getAttribute('srcset')).toBe(srcSet);
  expect(image.getAttribute('src')).toBe('/media/outside/bb/m.avif');
});

test('buys, marks and compares what it shows', () => {
  const pressed: string[] = [];
  renderUkrainian(
    <ProductCard
      view={view}
      actions={{
        onBuy: ({ id }) => pressed.push(`buy ${id}`),
        onFavourite: ({ id }) => pressed.push(`favourite ${id}`),
        onCompare: ({ id }) => pressed.push(`compare ${id}`),
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Купити' }));
  fireEvent.click(screen.getByRole('button', { name: 'Додати в обране' }));
  fireEvent.click(screen.getByRole('button', { name: 'Порівняти', pressed: true }));
  expect(pressed).toEqual(['buy 7', 'favourite 7', 'compare 7']);
});

test('belongs to the form of the frame, which buys where nothing else does', () => {
  const buttons: (string | null)[][] = [];
  const Card = ({ isHydrated }: { isHydrated: boolean }) => (
    <ProductCard view={view} actions={isHydrated ? { onBuy: () => undefined } : {}} />
  );
  const { rerender } = renderUkrainian(<Card isHydrated={false} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Купити' });
  buttons.push([button.type, button.getAttribute('form'), button.name, button.value]);
  expect(buttons).toEqual([['submit', 'buy', 'productId', '7']]);
  expect(fireEvent.click(button)).toBe(true);
  rerender(<Card isHydrated />);
  expect(fireEvent.click(button)).toBe(false);
});

test('a product in the cart links to the cart, and a plain press opens it', () => {
  const pressed: string[] = [];
  renderUkrainian(
    <ProductCard
      view={{ ...view, buy: { kind: 'inCart', href: '/cart' } }}
      actions={{ onBuy: ({ id }) => pressed.push(id) }}
    />,
  );
  const link = screen.getByRole('link', { name: 'У кошику' });
  expect(link.getAttribute('href')).toBe('/cart');
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(pressed).toEqual(['7']);
});

test('a product out of stock offers to tell when it is back, and no free delivery', () => {
  const pressed: string[] = [];
  renderUkrainian(
    <ProductCard
      view={{ ...view, status: 'outOfStock', buy: { kind: 'notify', href: view.href } }}
      actions={{ onBuy: ({ buy }) => pressed.push(buy.kind) }}
    />,
  );
  const link = screen.getByRole('link', { name: 'Повідомити' });
  expect(link.getAttribute('href')).toBe(view.href);
  expect(fireEvent.click(link)).toBe(false);
  expect(pressed).toEqual(['notify']);
  expect(screen.getByText('Немає в наявності')).toBeTruthy();
  expect(screen.queryByText('безкоштовно')).toBeNull();
});

test('a discontinued product leads to similar ones by a plain link', () => {
  const onBuy = () => {
    throw new Error('pressed');
  };
  renderUkrainian(
    <ProductCard
      view={{ ...view, status: 'discontinued', buy: { kind: 'similar', href: '#similar' } }}
      actions={{ onBuy }}
    />,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'Схожі' }))).toBe(true);
});

test('says that a pointer came over it', () => {
  const seen: string[] = [];
  renderUkrainian(
    <ProductCard
      view={view}
      actions={{ onPoint: ({ id }, { currentTarget }) => seen.push(`${id} ${currentTarget.tagName}`) }}
    />,
  );
  fireEvent.pointerEnter(screen.getByRole('article'));
  expect(seen).toEqual(['7 ARTICLE']);
});

test('a pre-order keeps its own words', () => {
  renderUkrainian(
    <ProductCard view={{ ...view, status: 'preOrder', buy: { kind: 'preOrder', href: '/pre-order' } }} />,
  );
  expect(screen.getByRole('link', { name: 'Замовити' })).toBeTruthy();
  expect(screen.getByText('Передзамовлення')).toBeTruthy();
});

test('a product without a price says so and offers to ask, never a zero or a purchase', () => {
  const pressed: string[] = [];
  const unpriced: ProductCardView = {
    ...view,
    price: null,
    previousPrice: null,
    status: 'outOfStock',
    buy: { kind: 'ask' },
  };
  renderUkrainian(<ProductCard view={unpriced} actions={{ onBuy: ({ buy }) => pressed.push(buy.kind) }} />);
  expect(screen.getByText('Ціна за запитом')).toBeTruthy();
  expect(screen.queryByText(/₴/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Купити' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Запитати' });
  expect(link.getAttribute('href')).toBe(view.href);
  expect(fireEvent.click(link)).toBe(false);
  expect(pressed).toEqual(['ask']);
});
