import { countCartUnits, countCompared, type Stores } from '@vitryna/store';
import type { Feature } from '../feature.ts';

/** The counters in the header. */
const counters = [
  ['Cart', countCartUnits, (state) => state.cart.status === 'ready'],
  ['Favourites', (state) => state.favourites.ids.length, (state) => state.favourites.status === 'ready'],
  ['Comparison', countCompared, () => true],
] as const satisfies [string, Read<number>, Read<boolean>][];
type Read<T> = (state: ReturnType<Stores['getState']>) => T;

/** Tells a screen reader, when it has nothing else to say, the title of a page that was navigated to and how counters changed. */
export const announce: Feature = ({ stores, i18n, loadTexts }) => {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  const say = (text: string) => {
    // The same text is announced again only in another element.
    const line = document.createElement('p');
    line.textContent = text;
    region.replaceChildren(line);
  };

  // The title is written a moment after the navigation, by the head's own component.
  const title = document.querySelector('title');
  if (title) new MutationObserver(() => say(document.title)).observe(title, { childList: true });

  stores.subscribe((state, before) => {
    for (const [name, count, isKnown] of counters) {
      // Messages that were there when the page opened are not announced.
      if (count(state) === count(before) || !isKnown(before)) continue;
      void loadTexts().then(() => say(`${i18n.t(name)}: ${i18n.t('{{count}} products', { count: count(state) })}`));
    }
  });
};
