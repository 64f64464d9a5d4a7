import type { Account } from './repository.ts';

/** By what the data of a person are found; an address or a phone that nobody has proved to be theirs finds nothing. */
export type ProvenOwner = { accountId: string; shopperId: string; email: string | null; phone: string | null };

/** By what an account's data are found. */
export const provenOwnerOf = (account: Account): ProvenOwner => ({
  accountId: account.id,
  shopperId: account.shopper_id,
  email: account.email_confirmed_at === null ? null : account.email,
  phone: account.phone_confirmed_at === null ? null : account.phone,
});
