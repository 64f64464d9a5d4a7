import { createRoot } from 'react-dom/client';
import { Providers } from '../../tab/providers.tsx';
import { rootErrors } from '../../tab/report-error.ts';
import type { App } from '../feature.ts';
import { SuggestionPanel } from './components/suggestion-panel.tsx';
import { createSuggestionLoader } from './load-suggestions.ts';
import type { RecentSearches } from './recent-searches.ts';

/** Suggestions of the page; `attachTo` gives them to a field, which another page or layout may have brought. */
export type SuggestionBox = { attachTo: (input: HTMLInputElement) => void };

const phone = matchMedia('(width < 768px)');

/** Makes the panel once; it lives in the form of the field that it belongs to. */
export function createSuggestionBox({ i18n, stores, eventBus, api }: App, recent: RecentSearches): SuggestionBox {
  const host = document.createElement('div');
  const root = createRoot(host, rootErrors);
  const load = createSuggestionLoader({ api, i18n, recent, isPhone: () => phone.matches });
  let attached: HTMLInputElement | null = null;
  let count = 0;

  return {
    attachTo(input) {
      if (input === attached && host.parentElement === input.form) return;
      attached = input;
      count += 1;
      input.form?.append(host);
      root.render(
        <Providers i18n={i18n} stores={stores} eventBus={eventBus}>
          <SuggestionPanel key={count} input={input} load={load} onForget={recent.clear} />
        </Providers>,
      );
    },
  };
}
