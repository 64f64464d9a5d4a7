import type { SignedIn } from '@vitryna/contracts/api';
import { type Connection, inTransaction } from '../../database/connection.ts';
import type { CallContext, SessionAccess } from '../../openapi/registry.ts';
import { addMessage } from '../outbox/repository.ts';
import { readAuthentication } from '../session/repository.ts';
import { newDeviceEmail } from './contact-messages.ts';
import { isDeviceOf, rememberDevice } from './device-repository.ts';
import { type Merged, mergeShopper, nothingMerged } from './merge-repository.ts';
import { type Account, toUser } from './repository.ts';

type SigningIn = { session: SessionAccess; account: Account; isRemembered: boolean };

/**
 * Opens the account's session in place of the visitor's and brings along what the visitor has; who is signed in already brings nothing.
 * Both in one transaction that waits for the visitor's writes under way: none of them comes after what was theirs has moved.
 */
function signIn(db: Connection, { session, account, isRemembered }: SigningIn): Promise<Merged> {
  const { id: accountId, shopper_id: into } = account;
  return inTransaction(db, async (transaction) => {
    let merged = nothingMerged;
    await session.within(transaction, async () => {
      const from = await session.hold('replaced');
      const isVisitor = (await session.readAccountId()) === null;
      if (from !== null && isVisitor) merged = await mergeShopper(transaction, from, into);
      await session.signIn({ accountId, shopperId: into, isRemembered });
    });
    return merged;
  });
}

/** Lets the account know the browser from now on, under another name than before. */
export function rememberBrowser(db: Connection, { device, now }: EnterContext, accountId: string): Promise<void> {
  const before = device.readId();
  const names = { accountId, before, device: device.renew() };
  return inTransaction(db, (transaction) => rememberDevice(transaction, names, now()));
}

type EnterContext = Pick<CallContext, 'session' | 'device' | 'now'>;

/** How somebody comes in: `isAnnounced` where the owner is told of a device that the account does not know. */
type Entry = { isRemembered: boolean; isAnnounced?: boolean };

/** Tells the owner of the sign-in that has just been, in case it was somebody else. */
async function announce(db: Connection, { session, now }: EnterContext, { email, locale }: Account): Promise<void> {
  const id = session.readId();
  const device = id === null ? '' : ((await readAuthentication(db, id))?.device ?? '');
  await addMessage(db, newDeviceEmail(email, locale, { device, at: now() }), now());
}

/** Signs an account in: merges the anonymous session into it and gives out a new `sid` (contract §0). */
export async function enter(
  db: Connection,
  context: EnterContext,
  account: Account,
  { isRemembered, isAnnounced = false }: Entry,
): Promise<SignedIn> {
  const { session, device, now } = context;
  const before = device.readId();
  const isStrange = isAnnounced && !(before !== null && (await isDeviceOf(db, before, account.id, now())));
  const merged = await signIn(db, { session, account, isRemembered });
  if (isStrange) await announce(db, context, account);
  // Somebody who is not to be remembered may sit at a computer of many.
  if (isRemembered) await rememberBrowser(db, context, account.id);
  return { ...toUser(account), merged };
}
