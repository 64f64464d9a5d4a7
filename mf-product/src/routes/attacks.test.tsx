/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { attacks } from '@vitryna/clean-html/testing';
import type { Product } from '@vitryna/contracts/api';
import { l10n, product, productCard, review } from '@vitryna/testing';
import { FakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as page from './product.tsx';
import * as specifications from './specifications.tsx';

beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});

const strings = Object.values(attacks).flat();

/** A product whose every text is all attacks; its description is what the server cleans, and it is not told here. */
function attackedProduct(): Product {
  const message = strings.join(' ');
  const text = l10n(message, message);
  const spec = {
    slug: 'a',
    name: text,
    isInteractive: false,
    unit: text,
    isKey: true,
    hint: text,
    option: { slug: 'b', value: text, number: null },
  };
  const items = [
    { slug: 'a', value: text, productSlug: 'a', status: 'inStock' as const, current: true },
    { slug: 'b', value: text, productSlug: 'b', status: 'inStock' as const, current: false },
  ];
  const card = productCard({ name: text, code: message, keySpecs: [{ name: text, value: text }] });
  return product({
    name: text,
    code: message,
    sku: message,
    manufacturer: { slug: 'a', name: message },
    badges: [{ id: '1', text, color: '', background: '', url: null }],
    contents: [],
    specifications: [{ group: text, items: [spec, { ...spec, slug: 'c' }] }],
    variants: [{ axis: text, items }],
    gifts: [card],
    breadcrumbs: [{ id: '1', slug: 'a', name: text }],
    seo: { metaTitle: text, metaDescription: text, h1: text },
  });
}

const active =
  'script, iframe, object, embed, math, style, [onerror], [onload], [onclick], [srcdoc], [style*="url"], a[href^="java" i]';

test('shows words of a shop, of buyers and of figures as words, whatever they hold', async () => {
  expect(strings.length).toBeGreaterThanOrEqual(200);
  const message = strings.join(' ');
  const given = attackedProduct();
  const told = review({
    author: message,
    body: message,
    pros: message,
    cons: message,
    reply: { body: message, at: '2026-01-01T00:00:00Z' },
  });
  const { container } = renderProductPage(page, '/ua/kamery/kamera-vartis-1', {
    ...answersOf(given, [told]),
    'GET /catalog/product/list/related': [productCard({ id: '8', name: l10n(message, message), code: message })],
  });
  await screen.findByRole('heading', { level: 1 });
  expect([...container.querySelectorAll(active)].map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('shows all figures as words, whatever they hold', async () => {
  const { container } = renderProductPage(
    specifications,
    '/ua/kamery/kamera-vartis-1/specifications',
    answersOf(attackedProduct()),
    'ua/:categorySlug/:productSlug/:tab',
  );
  await screen.findByRole('heading', { level: 1 });
  expect([...container.querySelectorAll(active)].map(({ outerHTML }) => outerHTML)).toEqual([]);
});
