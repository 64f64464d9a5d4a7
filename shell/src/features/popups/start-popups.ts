import type { AdCard } from '@vitryna/contracts/api';
import { adPopupDelayMs, leadCaptureDelayMs } from '@vitryna/contracts/constants';
import { hasPopups } from '@vitryna/contracts/route-facts';
import type { AutomaticModal } from '@vitryna/store';
import { loadModal } from '../../modals/load-modal.ts';
import { matchedPage } from '../../router/page-route.ts';
import type { App, Feature } from '../feature.ts';

/**
 * The two pop-ups that open by themselves: the ad 5 s and the discount form 30 s after load (specification §4). The time runs
 * across client navigations; on a page without pop-ups they wait for the next page. The store keeps them from each other and
 * from what the shopper opened (reading 18).
 */
export const startPopups: Feature = (app) => {
  const { stores, api } = app;
  const { search } = location;
  let cards: Promise<AdCard[]> | null = null;
  offerAfter(app, 'ad', adPopupDelayMs, async (isStillWanted) => {
    cards ??= import('./get-ad-cards.ts').then(({ getAdCards }) => getAdCards(api, search));
    const found = await cards;
    if (found.length === 0) return;
    await loadModal('ad');
    await whenNothingIsAsked(app);
    if (isStillWanted()) stores.modals.offer('ad', { cards: found });
  });
  offerAfter(app, 'leadCapture', leadCaptureDelayMs, async (isStillWanted) => {
    await loadModal('leadCapture');
    await whenNothingIsAsked(app);
    if (isStillWanted()) stores.modals.offer('leadCapture');
  });
};

/** Consent and language are answered first, and what was waited for may have opened help again. */
async function whenNothingIsAsked({ questions }: App): Promise<void> {
  await questions.whenNone();
  await whenHelpIsClosed();
  await whenNobodyFillsIn();
}

const typed = 'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="submit"])';

/** Whether the focus is in a form that is typed into, also on its button. */
const isFillingIn = () => document.activeElement?.closest('form')?.querySelector(typed) != null;

/** A modal would take the focus out of the word that is being typed, and stand over the button that sends it. */
function whenNobodyFillsIn(): Promise<void> {
  if (!isFillingIn()) return Promise.resolve();
  const moves = ['focusin', 'focusout'] as const;
  return new Promise((resolve) => {
    // Between two fields the focus is nowhere for a moment.
    const look = () =>
      setTimeout(() => {
        if (isFillingIn()) return;
        for (const move of moves) document.removeEventListener(move, look);
        resolve();
      });
    for (const move of moves) document.addEventListener(move, look);
  });
}

/** What a shopper reads or writes in the help panel is not covered either. */
function whenHelpIsClosed(): Promise<void> {
  const panel = document.querySelector('#help-panel[open]');
  if (!panel) return Promise.resolve();
  // It closes and opens again when the window changes its width.
  return new Promise((resolve) => panel.addEventListener('close', () => resolve(whenHelpIsClosed()), { once: true }));
}

function offerAfter(
  { stores, router, startedAt }: App,
  name: AutomaticModal,
  delayMs: number,
  offer: (isStillWanted: () => boolean) => Promise<void>,
): void {
  let isDue = false;
  const isWanted = () => {
    const page = matchedPage(router.state.matches);
    return !stores.appearance.wasShown(name) && (page === null || hasPopups(page.declaration));
  };
  const consider = () => {
    if (!isDue) return;
    // A pop-up that cannot be loaded is none (specification §8).
    if (isWanted()) offer(isWanted).catch(() => {});
    else stores.modals.withdraw(name);
  };
  setTimeout(
    () => {
      isDue = true;
      consider();
    },
    Math.max(0, startedAt + delayMs - performance.now()),
  );
  let shown = router.state.location.key;
  router.subscribe(({ location: { key }, navigation }) => {
    if (navigation.state !== 'idle' || key === shown) return;
    shown = key;
    consider();
  });
}
