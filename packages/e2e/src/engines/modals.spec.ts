import { Key } from 'selenium-webdriver';
import { slides } from '../support/popups.ts';
import { expect, soon, test } from './support/engine-test.ts';
import { openModal } from './support/open-modal.ts';
import type { Shopper } from './support/shopper.ts';
import { labels } from './support/words.ts';

/** The links of the recovery lead nowhere, and the store says so. */
test.use({ allowed: /\b410\b/ });

const result = {
  titleKey: 'The password is changed',
  textKey: 'You are signed in. On all other devices it is asked for again.',
};

type Card = { id: string };

/** What each of the fourteen modals (specification §2) is opened with, and those that remotes bring for themselves. */
async function extrasOf({ call }: Shopper): Promise<Record<string, object | null>> {
  const { items } = await call<{ items: Card[] }>('/catalog/product/list?searchQuery=wi-fi&pageSize=24');
  const [productId = ''] = items.map(({ id }) => id);
  let reviewId = '';
  for (const { id } of items) {
    const reviews = await call<{ items: { id: string }[] }>(`/catalog/product/review/list?productId=${id}`);
    reviewId = reviews.items[0]?.id ?? '';
    if (reviewId) break;
  }
  return {
    cart: null,
    preOrder: { productId, titleKey: 'Pre-order' },
    successful: result,
    unsuccessful: result,
    account: null,
    setNewPassword: { token: 'no-such-token' },
    review: { reviewId },
    addReview: { productId },
    installerSubscription: null,
    landingPage: { landingPageId: 'zymovyi-montazh' },
    leadCapture: null,
    ad: { cards: slides },
    recovery: { token: 'no-such-token' },
    headerMenu: null,
    'mf-product/quickOrder': { productId },
  };
}

type Look = { height: number; width: number; top: number; bottom: number; hasFocus: boolean; spill: number };

/** The dialog that is open, once it stands still. */
const lookAt = ({ read }: Shopper, name: string): Promise<Look | null> =>
  read((name: string) => {
    const dialog = document.querySelector(`dialog[open][data-modal-name="${name}"]`);
    if (!dialog || dialog.getAnimations().length > 0) return null;
    const { height, width, top, bottom } = dialog.getBoundingClientRect();
    const hasFocus = dialog.contains(document.activeElement);
    return { height, width, top, bottom, hasFocus, spill: dialog.scrollWidth - dialog.clientWidth };
  }, name);

// At both widths: a dialog is a sheet on a phone, and each engine lays out either in its own way.
test('every modal has its height, holds the focus and goes by Esc', async ({ shopper, language, width }) => {
  await shopper.openHydrated(`${language.prefix}/catalog`);
  for (const [name, extra] of Object.entries(await extrasOf(shopper))) {
    await openModal(shopper, name, extra);
    await soon(() => lookAt(shopper, name), name).not.toBeNull();
    await soon(async () => (await lookAt(shopper, name))?.height ?? 0, `the height of ${name}`).toBeGreaterThan(100);
    const look = await lookAt(shopper, name);
    const [innerWidth, innerHeight] = await shopper.read(() => [window.innerWidth, window.innerHeight] as const);
    expect(look, name).toMatchObject({ hasFocus: true, spill: 0 });
    // All of it is in the window: what does not fit is scrolled inside.
    expect(look?.top, name).toBeGreaterThanOrEqual(0);
    expect(look?.bottom, name).toBeLessThanOrEqual(innerHeight + 1);
    expect(look?.width, name).toBeLessThanOrEqual(innerWidth);
    if (width === 'phone') expect(look?.bottom, name).toBeGreaterThan(innerHeight - 1);
    await shopper.key(Key.ESCAPE);
    await soon(() => shopper.read(() => document.querySelectorAll('dialog').length), name).toBe(0);
  }
});

test('the help widget opens with a height, and gives the focus back', { tag: '@once' }, async ({
  shopper,
  language,
}) => {
  const { help } = labels[language.locale];
  await shopper.openHydrated(language.home);
  await shopper.press('button', help);
  await shopper.sees('dialog', help);
  await shopper.sees('heading', help, { within: 'dialog[open]' });
  const read = () =>
    shopper.read(() => {
      const panel = document.querySelector('dialog[open]');
      return { height: panel?.getBoundingClientRect().height ?? 0, isInside: panel?.contains(document.activeElement) };
    });
  await soon(read).toMatchObject({ isInside: true });
  expect((await read()).height).toBeGreaterThan(100);
  await shopper.key(Key.ESCAPE);
  await shopper.seesNo('dialog');
  const focused = () =>
    shopper.read(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  await soon(focused).toContain(help);
});
