import { type CookieValue, consentCookie, cookieValue } from '@vitryna/contracts/cookies';
import { persist, type Storages } from '@vitryna/persisted-state';

export type ConsentChoice = CookieValue<typeof consentCookie>;

/** The shopper's consent to analytics; null until something was said. */
export type Consent = {
  current: () => ConsentChoice | null;
  choose: (choice: ConsentChoice) => void;
  /** Calls back with every choice. */
  onChoice: (listener: (choice: ConsentChoice) => void) => void;
};

/** Remembers the choice for 180 days in a cookie (reading 23); where cookies are blocked, as long as the page. */
export function createConsent(storages: Storages): Consent {
  const remembered = persist<ConsentChoice | null>(storages, {
    ...consentCookie,
    storage: 'cookies',
    initial: null,
    parse: (stored) => cookieValue(consentCookie, stored),
  });
  const listeners: ((choice: ConsentChoice) => void)[] = [];
  return {
    current: remembered.read,
    choose(choice) {
      remembered.write(choice);
      for (const listener of listeners) listener(choice);
    },
    onChoice(listener) {
      listeners.push(listener);
    },
  };
}
