import { leftPlaces } from '@vitryna/remote-kit';
import { aheadKey } from '../router/loaded-ahead.ts';
import { cachedPlaces, early, outOfSightAs } from './cached-places.ts';
import { prerenderedPage } from './prerendered-page.ts';

type Place = ReturnType<typeof cachedPlaces.get>;

/** How long a press waits for a page that is being rendered: then the router renders it in one go, in milliseconds. */
const patienceMs = 250;

/**
 * What a press on the way to an address should wait for: the page is being rendered out of sight, and would be rendered from the start if
 * the router were told.
 * @returns null where nothing is
 */
export function whenPrerendered(url: URL): Promise<void> | null {
  const place = prerenderedPlace(url);
  if (!place || isRendered(place)) return null;
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    observer.observe(place.element, { childList: true });
    const timer = setTimeout(done, patienceMs);
  });
}

/**
 * Shows the page that was prerendered for an address, at its top, before the router is asked to go there: its work can wait until the
 * shopper sees something.
 * @returns whether there was one
 */
export function showPrerendered(url: URL): boolean {
  return show(prerenderedPlace(url), aheadKey(url), 0);
}

function prerenderedPlace(url: URL): Place {
  const prerendered = prerenderedPage.read();
  if (!prerendered || url.hash || aheadKey(prerendered.location) !== aheadKey(url)) return undefined;
  return cachedPlaces.get(prerendered.id);
}

const isRendered = ({ element }: NonNullable<Place>) => element.firstChild !== null;

/**
 * The same for a page that was left at this entry of the history with this data, at the place where it was left.
 * @returns whether it still stands
 */
export function showLeft(key: string, data: unknown): boolean {
  const left = [...cachedPlaces.values()].find((place) => place.entry === key && place.data === data);
  // Another fragment of the page in sight: the router is told at once, before whatever is pressed next.
  if (left?.isShown) return false;
  return show(left, aheadKey(location), leftPlaces.get(key) ?? 0);
}

function show(place: Place, address: string, top: number): boolean {
  if (!place || !isRendered(place)) return false;
  early.address = address;
  for (const other of cachedPlaces.values()) setOutOfSight(other, other !== place);
  history.scrollRestoration = 'manual';
  const goThere = () => window.scrollTo(0, top);
  goThere();
  // On the way back the browser goes where it left the entry once the event is over, by the height that the page had before.
  requestAnimationFrame(goThere);
  return true;
}

/** The router rests, and React has shown what it came to: where that is not what was shown early, it is from now on. */
export function onIdle(): void {
  if (early.address === null) return;
  early.address = null;
  for (const place of cachedPlaces.values()) setOutOfSight(place, !place.isShown);
}

function setOutOfSight({ element, entry }: NonNullable<Place>, isOut: boolean): void {
  if (isOut) element.dataset.outOfSight = outOfSightAs(entry);
  else delete element.dataset.outOfSight;
}
