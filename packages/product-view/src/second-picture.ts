import { locales } from '@vitryna/contracts/constants';

/** A pointer that rests this long on a card wants to see more of its product, in milliseconds. */
const restMs = 100;

/** Reads the candidates of a product's second picture; null where there is none. */
export type ReadSecond = (productId: string, language: string) => Promise<string | null>;

const readSecond: ReadSecond = async (productId, language) =>
  (await import('./read-second.ts')).readSecond(productId, locales.find((one) => one === language) ?? 'uk');

/** Answers for as long as the document lives; a failed one is asked for again. */
const known = new Map<string, Promise<string | null>>();

function secondOf(productId: string, read: ReadSecond): Promise<string | null> {
  const answer = known.get(productId) ?? read(productId, document.documentElement.lang);
  known.set(productId, answer);
  answer.catch(() => known.delete(productId));
  return answer;
}

/** A browser that was told to save data loads one picture of a card. */
const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Shows the product's second picture in its card while the pointer rests on it. Where it is, is asked only then: most cards are
 * never pointed at, and their pages would carry it for nothing. The card's own picture stays until the other one is here.
 */
export function showSecondPicture(card: HTMLElement, productId: string, read: ReadSecond = readSecond): void {
  const image = card.querySelector('img');
  // This code may have come later than the pointer went.
  if (!image || isSparing() || !card.matches(':hover')) return;
  const first = image.srcset;
  let isOver = true;
  const show = async () => {
    const candidates = await secondOf(productId, read);
    if (!candidates || !isOver) return;
    const second = new Image();
    second.sizes = image.sizes;
    second.srcset = candidates;
    await second.decode();
    if (isOver) image.srcset = second.srcset;
  };
  // Lost or broken: the first one stays.
  const timer = setTimeout(() => show().catch(() => undefined), restMs);
  const handleLeave = () => {
    isOver = false;
    clearTimeout(timer);
    if (image.srcset !== first) image.srcset = first;
  };
  card.addEventListener('pointerleave', handleLeave, { once: true });
}
