import type { AdCard } from '@vitryna/contracts/api';
import { adPopupDelayMs, leadCaptureDelayMs } from '@vitryna/contracts/constants';
import { hasPopups } from '@vitryna/contracts/route-facts';
import { matchedPage } from '@vitryna/navigation';
import type { AutomaticModal } from '@vitryna/store';
import { loadModal } from '../../modals/load-modal.ts';
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
    await whenNothingIsUnderWay(app);
    if (isStillWanted()) stores.modals.offer('ad', { cards: found });
  });
  offerAfter(app, 'leadCapture', leadCaptureDelayMs, async (isStillWanted) => {
    await loadModal('leadCapture');
    await whenNothingIsUnderWay(app);
    if (isStillWanted()) stores.modals.offer('leadCapture');
  });
};

/** How long after something was under way is looked again, in milliseconds. */
export const lookAgainMs = 500;

/** Consent and language are answered first, and nothing that the shopper has opened or is writing is covered. */
async function whenNothingIsUnderWay({ questions }: App): Promise<void> {
  await questions.whenNone();
  while (hasOpened() || isFillingIn()) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    await questions.whenNone();
  }
}

/** Help, and what hangs open below the header: the catalogue, suggestions to a search. */
const opened = '#help-panel[open], header [aria-expanded="true"]';

/** Whether the shopper looks at a panel over the page. The filters of a list are one where they are a sheet, which the address opens. */
function hasOpened(): boolean {
  const target = document.querySelector(':target');
  return document.querySelector(opened) !== null || (target !== null && getComputedStyle(target).position === 'fixed');
}

const typed = 'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="submit"])';

/** Whether the focus is in what is typed into, or on the button of such a form: a modal would take it out of the word, and cover the button. */
function isFillingIn(): boolean {
  const { activeElement: focused } = document;
  return focused !== null && (focused.matches(typed) || focused.closest('form')?.querySelector(typed) != null);
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
