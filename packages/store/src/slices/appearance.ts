import { adShownCookie, cookieValue, leadShownCookie, themeCookie } from '@vitryna/contracts/cookies';
import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';
import type { AutomaticModal } from '../modal-names.ts';
import type { Theme } from '../state.ts';

/** The shopper's preferences; remembered in cookies, so that a server can read it. */
export type AppearanceActions = {
  setTheme: (theme: Theme) => void;
  /** Notes that an automatic pop-up was seen: the ad for a day, the lead capture for a year. */
  markShown: (name: AutomaticModal) => void;
  /** Whether an automatic pop-up was seen, here or in another tab of this browser. */
  wasShown: (name: AutomaticModal) => boolean;
};

const shownCookies = { ad: adShownCookie, leadCapture: leadShownCookie } satisfies Record<AutomaticModal, unknown>;

export function createAppearance({ storages, read, write }: SliceContext): AppearanceActions {
  const cookie = { storage: 'cookies' } as const;
  const initial = read().appearance.theme;
  const theme = persist<Theme>(storages, {
    ...cookie,
    ...themeCookie,
    initial,
    parse: (stored) => cookieValue(themeCookie, stored) ?? 'system',
  });
  const shown = (name: AutomaticModal) =>
    persist<0 | 1>(storages, {
      ...cookie,
      ...shownCookies[name],
      initial: 0,
      parse: (stored) => (cookieValue(shownCookies[name], String(stored)) === '1' ? 1 : 0),
    });
  const remembered = { ad: shown('ad'), leadCapture: shown('leadCapture') };
  const ad = { wasShown: remembered.ad.read() === 1 };
  const leadCapture = { wasShown: remembered.leadCapture.read() === 1 };
  if (theme.read() !== initial) write('appearance', { theme: theme.read() });
  if (ad.wasShown || leadCapture.wasShown) write('appearance', { modals: { ad, leadCapture } });

  return {
    setTheme(wanted) {
      write('appearance', { theme: wanted });
      theme.write(wanted);
    },
    markShown(name) {
      write('appearance', { modals: { ...read().appearance.modals, [name]: { wasShown: true } } });
      remembered[name].write(1);
    },
    wasShown: (name) => read().appearance.modals[name].wasShown || remembered[name].read() === 1,
  };
}
