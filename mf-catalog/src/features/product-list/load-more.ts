import type { Locale } from '@vitryna/contracts/constants';
import { inSight } from '@vitryna/remote-kit';
import { setPage } from '@vitryna/routing';
import { fetchList } from './fetch-list.ts';
import { failure, type MorePages } from './more-pages.ts';
import type { ListView } from './to-list-view.ts';

/** A list with what was added to it, and how to show more. */
export type MoreInput = { list: ListView; locale: Locale; more: MorePages; show: (next: MorePages) => void };

/** Adds the next page; one that did not come can be asked for again. */
export async function addPage(input: MoreInput): Promise<void> {
  if (input.more.progress !== 'busy') await addPages(input, input.more.page + 1);
}

/** Brings back what a document had before it was loaded again, and goes to where it was left. */
export async function restorePages(input: MoreInput): Promise<void> {
  const { shownPage = 0, shownCard } = read();
  if (shownPage <= input.more.page || shownPage > input.list.pages) return;
  await addPages(input, shownPage);
  if (shownCard) requestAnimationFrame(() => goTo(shownCard));
}

async function addPages({ list, locale, more, show }: MoreInput, last: number): Promise<void> {
  show({ ...more, progress: 'busy' });
  const { signal } = new AbortController();
  const pages = Array.from({ length: last - more.page }, (_, index) => more.page + 1 + index);
  try {
    const loaded = await Promise.all(
      pages.map((page) => fetchList(list, { filters: setPage(list.filters, page), locale, signal })),
    );
    // A list moves when something new comes: what it has shown already is left out.
    const shown = new Set([...list.products, ...more.cards].map(({ id }) => id));
    const cards = loaded.flatMap(({ products }) => products).filter(({ id }) => !shown.has(id));
    remember(last);
    show({ ...more, cards: [...more.cards, ...cards], page: last, progress: 'idle' });
  } catch {
    show({ ...more, progress: failure() });
  }
}

/** A card and where it stood in the window: cards out of sight have no height of their own that one could count on. */
type Place = { index: number; top: number };
type Remembered = { shownPage?: number; shownCard?: Place };

let isWatching = false;

/** Writes into the history entry how far the list goes, and after each scroll, where in it one is. */
function remember(page: number): void {
  write({ shownPage: page });
  if (isWatching) return;
  isWatching = true;
  // A document that is about to go may no longer write into its entry.
  onScrollEnd(() => {
    const shownCard = firstInSight();
    if (read().shownPage !== undefined && shownCard) write({ shownCard });
  });
}

/** How long nothing may have scrolled for a scroll to be over, in milliseconds. */
const restMs = 150;

/** Safari tells the end of a scroll since 26.2: before, it is over when nothing has scrolled for a while. */
function onScrollEnd(heard: () => void): void {
  if ('onscrollend' in window) {
    addEventListener('scrollend', heard);
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(heard, restMs);
  };
  addEventListener('scroll', wait, { passive: true });
}

const cards = () => inSight('main article');

function firstInSight(): Place | null {
  const index = cards().findIndex((card) => card.getBoundingClientRect().bottom > 0);
  return index < 0 ? null : { index, top: cards()[index]?.getBoundingClientRect().top ?? 0 };
}

/** Frames that the cards are given to appear. */
const patience = 60;

/** Goes to a card once it is there, and once more: what comes into sight takes its own height first. */
function goTo({ index, top }: Place, frames = patience): void {
  const card = cards()[index];
  if (card) window.scrollBy(0, card.getBoundingClientRect().top - top);
  if (frames > 0) requestAnimationFrame(() => goTo({ index, top }, card ? Math.min(frames, 2) - 1 : frames - 1));
}

const read = (): Remembered => (window.history.state ?? {}) as Remembered;
const write = (change: Remembered): void => window.history.replaceState({ ...window.history.state, ...change }, '');
