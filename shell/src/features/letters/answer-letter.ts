import type { App } from '../feature.ts';
import { confirmAddress } from './confirm-address.ts';
import { leaveList } from './leave-list.ts';

type LetterApp = Pick<App, 'api' | 'stores' | 'i18n' | 'bringTexts'>;

/** Does what the link of a letter is for and says how it went: each may be opened again without harm. */
export async function answerLetter(letter: URLSearchParams, app: LetterApp): Promise<void> {
  const { stores, api, i18n, bringTexts } = app;
  const recovery = letter.get('recovery');
  if (recovery !== null) return stores.modals.open('recovery', { token: recovery });
  const confirm = letter.get('confirm');
  const [{ isDone, title, text }] = await Promise.all([
    confirm === null ? leaveList(api, letter) : confirmAddress(api, confirm),
    bringTexts(),
  ]);
  stores.modals.open(isDone ? 'successful' : 'unsuccessful', { title: i18n.t(title), text: i18n.t(text) });
  // The account says whether its address is confirmed and which letters it wants.
  if (isDone && stores.getState().user.profile) await stores.user.load();
}
