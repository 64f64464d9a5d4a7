/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { FilterState } from '@vitryna/routing';
import { categoryView } from '@vitryna/testing';
import fc from 'fast-check';
import { filterField } from '#features/product-list/filter-field.ts';
import { listHref } from '#features/product-list/list-scope.ts';
import { openLists, readAddress, scope, states, submit } from '../testing/list-states.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './category.tsx';

let lists: Awaited<ReturnType<typeof openLists>>;
beforeAll(async () => {
  lists = await openLists();
});
afterAll(() => lists.close());
afterEach(cleanup);

test('a category renders the links, counts and fields of its state', async () => {
  const check = async (given: FilterState): Promise<void> => {
    const { filters, view } = await lists.show(given);
    const href = listHref('uk', scope, filters);
    renderPage(page, href, {
      path: '/ua/:categorySlug/:specifications?',
      api: {
        'GET /catalog/category/view': categoryView({ id: scope.categoryId, slug: scope.categorySlug, children: [] }),
        'GET /catalog/product/list': () => lists.read(filters),
      },
      content: { 'GET /category-seo': null },
    });
    await screen.findByRole('heading', { level: 1 });
    const main = document.body;
    const form = main.querySelector('form');
    if (!form) throw new Error('the page has no filter form');
    const sent = new URLSearchParams(
      [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
    );
    expect(submit(view, sent)).toEqual({ ...filters, page: 1 });
    const links = [...main.querySelectorAll<HTMLAnchorElement>(`a[href^="/ua/${scope.categorySlug}"]`)];
    const hrefs = new Set(links.map((link) => link.getAttribute('href') ?? ''));
    for (const link of hrefs) expect(listHref('uk', scope, readAddress(link))).toBe(link);
    for (const { href: chip } of view.applied) expect(hrefs).toContain(chip);
    // What is folded away is made when the keyboard comes to it.
    for (const group of main.querySelectorAll('details')) fireEvent.focus(group);
    for (const { slug, ends, options } of view.facets) {
      if (ends) continue;
      for (const { value, count, isChosen = false } of options) {
        const box = main.querySelector<HTMLInputElement>(`input[name="${filterField(slug)}"][value="${value}"]`);
        expect(box?.closest('label')?.dataset.count).toBe(String(count));
        expect([box?.checked, box?.disabled]).toEqual([isChosen, count === 0 && !isChosen]);
      }
    }
    cleanup();
  };
  await fc.assert(fc.asyncProperty(states, check), { numRuns: 25, endOnFailure: true });
});
