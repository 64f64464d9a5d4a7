import type { SliceContext } from '../context.ts';
import type { AutomaticModal } from '../modal-names.ts';
import type { Theme } from '../state.ts';

/** What the shopper chose about the looks; remembered in cookies, so that a server can read it. */
export type AppearanceActions = {
  setTheme: (theme: Theme) => void;
  /** Notes that an automatic pop-up was seen: the ad for a day, the lead capture for a year. */
  markShown: (name: AutomaticModal) => void;
};

const year = 365 * 24 * 3600;
const shownCookies: Record<AutomaticModal, { name: string; maxAge: number }> = {
  // One day (specification §9).
  ad: { name: 'store_ad_shown', maxAge: 86_400 },
  leadCapture: { name: 'store_lead_shown', maxAge: year },
};
const themeCookie = 'store_theme';
const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark' || text === 'system';

export function createAppearance({ storage, read, write }: SliceContext): AppearanceActions {
  const theme = storage.cookies.get(themeCookie);
  if (isTheme(theme)) write('appearance', { theme });
  const wasShown = (name: AutomaticModal) => ({ wasShown: storage.cookies.get(shownCookies[name].name) === '1' });
  const seen = { ad: wasShown('ad'), leadCapture: wasShown('leadCapture') };
  if (seen.ad.wasShown || seen.leadCapture.wasShown) write('appearance', { modals: seen });

  return {
    setTheme(wanted) {
      write('appearance', { theme: wanted });
      storage.cookies.set(themeCookie, wanted, year);
    },
    markShown(name) {
      write('appearance', { modals: { ...read().appearance.modals, [name]: { wasShown: true } } });
      storage.cookies.set(shownCookies[name].name, '1', shownCookies[name].maxAge);
    },
  };
}
