import { consentMaxAge } from '@vitryna/contracts/constants';
import { persist, type Storages } from '@vitryna/persisted-state';

export type ConsentChoice = 'granted' | 'denied';

/** What the shopper said about analytics; null until something was said. */
export type Consent = {
  current: () => ConsentChoice | null;
  choose: (choice: ConsentChoice) => void;
  /** Calls back with every choice. */
  onChoice: (listener: (choice: ConsentChoice) => void) => void;
};

const parse = (stored: unknown): ConsentChoice | null => (stored === 'granted' || stored === 'denied' ? stored : null);

/** Remembers the choice for 180 days in a cookie (reading 23); where cookies are blocked, as long as the page. */
export function createConsent(storages: Storages): Consent {
  const remembered = persist<ConsentChoice | null>(storages, {
    name: 'shell_consent',
    storage: 'cookies',
    maxAge: consentMaxAge,
    initial: null,
    parse,
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
