import { isApiError } from '@vitryna/api-client';
import { reauthenticateDetailsSchema } from '@vitryna/contracts/api';
import type { Stores } from '@vitryna/store';

const modal = 'mf-account/reauthenticate';

/** Asks somebody who is signed in to show that it is them; resolves with whether they have. */
function askForProof(stores: Stores, methods: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    let isProven = false;
    const onProof = () => {
      isProven = true;
    };
    stores.modals.open(modal, { methods, onProof });
    const stop = stores.subscribe(({ modals }) => {
      if (modals.byName[modal]?.isActive) return;
      stop();
      resolve(isProven);
    });
  });
}

/**
 * Makes a call that an intruder at an open browser could use to take over the account: where the last sign-in was too long ago, it is made
 * again once the shopper has shown that it is them. Closing that modal refuses the call.
 */
export async function withProof<Answer>(stores: Stores, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.code !== 'reauthenticate') throw error;
    const { methods } = reauthenticateDetailsSchema.parse(error.details);
    if (!(await askForProof(stores, methods))) throw error;
    return call();
  }
}
