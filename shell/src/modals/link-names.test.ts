import { expect, jest, test } from '@jest/globals';
import type { Stores } from '@vitryna/store';
import { openLinked } from './link-names.ts';

function openBy(link: string | undefined) {
  const open = jest.fn();
  const stores = { modals: { open } } as unknown as Pick<Stores, 'modals'>;
  return { isOpened: openLinked(stores, link), opened: open.mock.calls };
}

test.each([
  ['cart', ['cart']],
  ['installerSubscription', ['installerSubscription']],
  ['mf-gift-cards/details', ['mf-gift-cards/details']],
  ['landingPage/zymovyi-montazh', ['landingPage', { landingPageId: 'zymovyi-montazh' }]],
])('opens what a link names: %s', (link, opened) => {
  expect(openBy(link)).toEqual({ isOpened: true, opened: [opened] });
});

test.each([undefined, '', 'preOrder', 'landingPage', 'landingPage/', 'landingPage/a/b', 'landingPage/%22', 'nothing'])(
  'leaves a link alone that names nothing which can be opened so: %s',
  (link) => {
    expect(openBy(link)).toEqual({ isOpened: false, opened: [] });
  },
);
