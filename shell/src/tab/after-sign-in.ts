import { type ApiClient, type CallOptions, isApiError } from '@vitryna/api-client';
import type { Stores } from '@vitryna/store';

/** Modals in which somebody may be on the way in: while one is open the answer is awaited. */
const waysIn = ['account', 'recovery', 'setNewPassword'] as const;

/** Opens the account modal, and resolves with whether somebody came in by it. */
function askToSignIn(stores: Stores): Promise<boolean> {
  return new Promise((resolve) => {
    stores.modals.open('account');
    const stop = stores.subscribe(({ user, modals }) => {
      const isSignedIn = user.profile !== null;
      if (!isSignedIn && waysIn.some((name) => modals.byName[name].isActive)) return;
      stop();
      resolve(isSignedIn);
    });
  });
}

/**
 * A call that needs a signed-in user stays undone no longer than the signing in: the page stays, the account modal opens, and what was
 * asked for is done then (contract §6). Quiet calls bother nobody. For calls of pages: the stores read who it is, and would wait for themselves.
 */
export function afterSignIn(api: ApiClient, stores: Stores): ApiClient {
  const attempt = async <T>({ isQuiet }: CallOptions<T>, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (isQuiet || !isApiError(error) || error.status !== 401) throw error;
      await stores.user.handleUnauthorized();
      // Somebody may have come in in another tab meanwhile.
      const isSignedIn = stores.getState().user.profile !== null || (await askToSignIn(stores));
      if (!isSignedIn) throw error;
      return call();
    }
  };
  return {
    get: (path, options) => attempt(options, () => api.get(path, options)),
    post: (path, body, options) => attempt(options, () => api.post(path, body, options)),
  };
}
