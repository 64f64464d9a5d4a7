import type { App } from '../feature.ts';
import { confirmAddress } from './confirm-address.ts';
import { leaveList } from './leave-list.ts';

type LetterApp = Pick<App, 'api' | 'stores'>;

/** Does what the link of a letter is for and says how it went: each may be opened again without harm. */
export async function answerLetter(letter: URLSearchParams, { stores, api }: LetterApp): Promise<void> {
  const recovery = letter.get('recovery');
  if (recovery !== null) return stores.modals.open('recovery', { token: recovery });
  const confirm = letter.get('confirm');
  const { isDone, ...words } = await (confirm === null ? leaveList(api, letter) : confirmAddress(api, confirm));
  stores.modals.open(isDone ? 'successful' : 'unsuccessful', words);
  // The account says whether its address is confirmed and which letters it wants.
  if (isDone && stores.getState().user.profile) await stores.user.load();
}
