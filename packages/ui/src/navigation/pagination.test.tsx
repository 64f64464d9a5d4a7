/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

test.each([
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [1, 18, [1, 2, null, 18]],
  [9, 18, [1, null, 8, 9, 10, null, 18]],
  [18, 18, [1, null, 17, 18]],
  [1, 1, [1]],
])('page %d of %d shows its neighbours and both ends', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});

const hrefOf = (page: number) => `/cameras?page=${page}`;

test('links to the pages around and says which one is shown', () => {
  renderUkrainian(<Pagination page={2} pages={4} total={87} limit={24} hrefOf={hrefOf} moreHref="/cameras?page=2-3" />);
  expect(screen.getByRole('link', { name: 'Сторінка 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Попередня сторінка' }).getAttribute('href')).toBe('/cameras?page=1');
  expect(screen.getByRole('link', { name: 'Наступна сторінка' }).getAttribute('href')).toBe('/cameras?page=3');
  expect(screen.getByText('25–48 із 87')).toBeTruthy();
});

test('offers only as many more products as are left', () => {
  renderUkrainian(<Pagination page={3} pages={4} total={87} limit={24} hrefOf={hrefOf} moreHref="/cameras?page=3-4" />);
  expect(screen.getByRole('link', { name: 'Показати ще 15' }).getAttribute('href')).toBe('/cameras?page=3-4');
});

test('says how far pages were added below each other', () => {
  let presses = 0;
  const onMore = () => {
    presses += 1;
  };
  renderUkrainian(
    <Pagination
      page={1}
      lastPage={2}
      pages={4}
      total={87}
      limit={24}
      hrefOf={hrefOf}
      moreHref="#more"
      onMore={onMore}
      isBusy
    />,
  );
  const current = screen.getAllByRole('link').filter((link) => link.className.includes('current'));
  expect(current.map((link) => link.textContent)).toEqual(['1', '2']);
  expect(screen.getByText('1–48 із 87')).toBeTruthy();
  const more = screen.getByRole('link', { name: 'Показати ще 24' });
  expect(more.getAttribute('aria-busy')).toBe('true');
  more.click();
  expect(presses).toBe(1);
});

test('ends at the last page', () => {
  renderUkrainian(<Pagination page={4} pages={4} total={87} limit={24} hrefOf={hrefOf} moreHref="/cameras?page=5" />);
  expect(screen.queryByRole('link', { name: 'Наступна сторінка' })).toBeNull();
  expect(screen.queryByText(/Показати ще/)).toBeNull();
  expect(screen.getByText('73–87 із 87')).toBeTruthy();
});

test('is absent when one page holds everything', () => {
  const { container } = renderUkrainian(<Pagination page={1} pages={1} total={5} limit={24} hrefOf={hrefOf} />);
  expect(container.innerHTML).toBe('');
});
