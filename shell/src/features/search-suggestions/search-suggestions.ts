import { filterNames } from '@vitryna/contracts/filters';
import { createBrowserStorages } from '@vitryna/persisted-state';
import { href } from '@vitryna/routing';
import type { Feature } from '../feature.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { SuggestionBox } from './suggestion-box.tsx';

/** The header's search field, if the event happened in its form. */
function fieldOf(target: EventTarget | null): HTMLInputElement | null {
  const form = target instanceof Element ? target.closest('header search form') : null;
  return form?.querySelector<HTMLInputElement>(`input[name="${filterNames.searchQuery}"]`) ?? null;
}

/**
 * Suggestions below the header's search field: its code comes when somebody means to search. Without it, and without JavaScript,
 * the field is an ordinary form to the results page. Queries whose results were shown are remembered.
 */
export const searchSuggestions: Feature = (app) => {
  const recent = createRecentSearches(createBrowserStorages(window));
  let box: Promise<SuggestionBox> | null = null;

  const load = () => {
    box ??= Promise.all([import('./suggestion-box.tsx'), app.loadTexts()]).then(([{ createSuggestionBox }]) =>
      createSuggestionBox(app, recent),
    );
    // Failed requests are repeated by the next focus.
    box.catch(() => {
      box = null;
    });
    return box;
  };
  const attach = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || fieldOf(target) !== target) return;
    load().then(
      ({ attachTo }) => attachTo(target),
      () => {},
    );
  };
  const prepare = ({ target }: Event) => {
    if (fieldOf(target)) load().catch(() => {});
  };
  document.addEventListener('focusin', ({ target }) => attach(target));
  document.addEventListener('pointerover', prepare);
  document.addEventListener('touchstart', prepare, { passive: true });
  // The focus that brought this feature is in the field already.
  attach(document.activeElement);

  const note = ({ pathname, search }: { pathname: string; search: string }) => {
    const query = new URLSearchParams(search).get(filterNames.searchQuery);
    if (query && pathname.startsWith(href(app.i18n.locale, '/search'))) recent.note(query);
  };
  let shown = app.router.state.location;
  note(shown);
  app.router.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    note(location);
  });
};
