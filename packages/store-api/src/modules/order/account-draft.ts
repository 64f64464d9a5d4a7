import type { CheckoutDraft } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';
import { findAccountFacts } from './draft-repository.ts';

/**
 * The beginning of an order that a user has not filled in yet: who they are, their default address, their company. Who collects at that
 * address is named apart where it is somebody else.
 */
export async function readAccountDraft(db: Connection, accountId: string): Promise<CheckoutDraft> {
  const facts = await findAccountFacts(db, accountId);
  if (facts === null) return {};
  const { company, recipient: collects, delivery, ...owner } = facts;
  const { firstName, lastName, phone } = collects ?? {};
  const isOwner = firstName === owner.firstName && (owner.lastName ?? lastName) === lastName;
  const own = isOwner ? { ...collects, ...withoutNulls(owner) } : owner;
  return {
    recipient: withoutNulls(own),
    ...(collects && !isOwner && { anotherRecipient: { firstName, lastName, phone } }),
    ...(delivery && { delivery: withoutNulls(delivery) }),
    ...(company && { payment: { company } }),
  };
}

function withoutNulls<Facts extends object>(facts: Facts) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null)) as {
    [Name in keyof Facts]?: NonNullable<Facts[Name]>;
  };
}
