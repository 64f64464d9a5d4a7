import type { App } from '../feature.ts';
import { confirmAddress } from './confirm-address.ts';
import { leaveList } from './leave-list.ts';

type EmailApp = Pick<App, 'api' | 'stores'>;

/** Does what the link of an e-mail is for and says how it went: each may be opened again without harm. */
export async function answerEmail(mail: URLSearchParams, { stores, api }: EmailApp): Promise<void> {
  const recovery = mail.get('recovery');
  if (recovery !== null) return stores.modals.open('recovery', { token: recovery });
  const confirm = mail.get('confirm');
  const { isDone, ...message } = await (confirm === null ? leaveList(api, mail) : confirmAddress(api, confirm));
  stores.modals.open(isDone ? 'successful' : 'unsuccessful', message);
  // The account says whether its address is confirmed and which e-mails it wants.
  if (isDone && stores.getState().user.profile) await stores.user.load();
}
