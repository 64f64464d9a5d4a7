import type { User } from '@vitryna/contracts/api';
import { type Locale, reloadGuardMs } from '@vitryna/contracts/constants';
import type { SliceContext } from '../context.ts';
import { createQueue } from '../queue.ts';
import type { CartActions } from './cart.ts';
import type { ComparisonActions } from './comparison.ts';
import type { FavouritesActions } from './favourites.ts';

/** The user slice. Promises never reject: failures go to `onProblem`. */
export type UserActions = {
  /** Fetches the user, then favourites and comparison; the cart as well when it turns out to be somebody else than before. */
  load: () => Promise<void>;
  /** Answers a 401 of any call: fetches the user once, never because of its own fetch, which is waited for (reading 9). */
  handleUnauthorized: () => Promise<void>;
  /** Ends the session: user and favourites go, the cart is read again. Resolves with whether it worked. */
  signOut: () => Promise<boolean>;
  /** Shows nothing of the user any more: the session has ended, here or elsewhere. */
  forget: () => void;
  /** Saves the language a signed-in user has chosen; does nothing for an anonymous visitor. */
  saveLocale: (locale: Locale) => Promise<boolean>;
};

export function createUser(
  { api, eventBus, locale, isOffline, now, onUserLocale, read, write, report }: SliceContext,
  { cart, favourites, comparison }: { cart: CartActions; favourites: FavouritesActions; comparison: ComparisonActions },
): UserActions {
  let waiting: Promise<void> | null = null;
  let latest: Promise<void> | undefined;
  let isFetching = false;
  let refetchedAt = Number.NEGATIVE_INFINITY;
  const enqueue = createQueue();

  const fetchUser = async () => {
    const { profile: before, status } = read().user;
    // The user cannot be asked for; what this browser remembers of the lists is shown.
    if (isOffline()) return favourites.load();
    if (status !== 'ready') write('user', { status: 'loading' });
    let profile: User | null;
    try {
      const { getMe } = await import('../requests/get-me.ts');
      profile = await getMe(api);
    } catch (error) {
      if (status !== 'ready') write('user', { status: 'failed' });
      report('user.load', error);
      return;
    }
    write('user', { profile, status: 'ready' });
    const isSomebodyElse = status === 'ready' && before?.id !== profile?.id;
    // The first answer emits no event: every page load of one tab would reload all the others.
    if (isSomebodyElse) eventBus.emit('account:user-changed', { isSignedIn: profile !== null });
    if (profile && profile.locale !== locale) onUserLocale?.(profile.locale);
    await Promise.all([
      favourites.load(),
      comparison.follow(profile !== null),
      isSomebodyElse ? cart.load() : undefined,
    ]);
  };

  const load = () => {
    // Shared only until it starts: a fetch that is under way may not know yet of the sign-in that caused this one.
    waiting ??= enqueue(async () => {
      waiting = null;
      isFetching = true;
      await fetchUser();
      isFetching = false;
    });
    latest = waiting;
    return waiting;
  };

  const forget = () => {
    write('user', { profile: null, status: 'ready' });
    favourites.clear();
    void comparison.follow(false);
    eventBus.emit('account:user-changed', { isSignedIn: false });
  };

  return {
    load,
    forget,
    handleUnauthorized() {
      const { profile, status } = read().user;
      const isKnownAnonymous = status === 'ready' && profile === null;
      // A read repeated because the user was fetched may get the next 401: that one must not fetch again.
      if (isFetching) return latest ?? Promise.resolve();
      if (isKnownAnonymous && now() - refetchedAt < reloadGuardMs) return Promise.resolve();
      refetchedAt = now();
      return load();
    },
    async signOut() {
      try {
        const { signOut } = await import('../requests/sign-out.ts');
        await signOut(api);
      } catch (error) {
        report('user.signOut', error);
        return false;
      }
      forget();
      await cart.load();
      return true;
    },
    async saveLocale(wanted) {
      if (!read().user.profile) return false;
      try {
        const { saveLocale } = await import('../requests/save-locale.ts');
        write('user', { profile: await saveLocale(api, wanted) });
        return true;
      } catch (error) {
        report('user.saveLocale', error);
        return false;
      }
    },
  };
}
