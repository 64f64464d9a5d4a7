import {
  addressChoiceSchema,
  createAddressSchema,
  createAddressUpdateSchema,
  maxAddresses,
  type SavedAddress,
  savedAddressesSchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { conflict, Failure, notFound } from '../../core/failure.ts';
import { newId } from '../../core/secrets.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { lockAccount } from '../account/repository.ts';
import { readPlaces } from './read-places.ts';
import { addAddress, chooseAddress, listAddresses, removeAddress, updateAddress } from './repository.ts';

const common = { tag: 'account', result: savedAddressesSchema };

/** The addresses of an account (contract §6): ten at most, of which one is the default as long as there is one. */
export function createAddressCalls(db: Connection): Call[] {
  /** Changes the signed-in shopper's addresses, one change after the other. */
  const change = async (
    { session }: CallContext,
    work: (transaction: Connection, accountId: string) => Promise<void>,
  ): Promise<SavedAddress[]> => {
    const accountId = await session.requireAccountId();
    return inTransaction(db, async (transaction) => {
      if ((await lockAccount(transaction, accountId)) === null) throw new Failure('unauthorized');
      await work(transaction, accountId);
      const [first] = await listAddresses(transaction, accountId);
      if (first?.isDefault === false) await chooseAddress(transaction, accountId, first.id);
      return listAddresses(transaction, accountId);
    });
  };
  const choose = async (transaction: Connection, accountId: string, id: string) => {
    if (!(await chooseAddress(transaction, accountId, id))) throw notFound();
  };

  return [
    defineCall({
      method: 'GET',
      path: '/account/address/list',
      ...common,
      summary: 'The addresses of the user, the default one first',
      errors: ['unauthorized'],
      handle: async ({ context: { session } }) => listAddresses(db, await session.requireAccountId()),
    }),
    defineCall({
      method: 'POST',
      path: '/account/address/add',
      ...common,
      summary: 'Keeps an address; the same one is kept once',
      body: createAddressSchema(phone),
      errors: ['unauthorized', 'conflict'],
      handle: async ({ body: { isDefault, ...body }, context }) =>
        change(context, async (transaction, accountId) => {
          const address = { ...body, id: newId(), address: await readPlaces(transaction, body.delivery) };
          const kept = await listAddresses(transaction, accountId);
          const same = kept.find((one) => isSame(one, body));
          if (same === undefined && kept.length >= maxAddresses) {
            throw conflict('tooManyAddresses', '@There are too many addresses', { max: maxAddresses });
          }
          if (same === undefined) await addAddress(transaction, accountId, address, context.now());
          if (isDefault) await choose(transaction, accountId, same?.id ?? address.id);
        }),
    }),
    defineCall({
      method: 'POST',
      path: '/account/address/update',
      ...common,
      summary: 'Writes an address anew',
      body: createAddressUpdateSchema(phone),
      errors: ['unauthorized', 'notFound'],
      handle: async ({ body: { isDefault, ...body }, context }) =>
        change(context, async (transaction, accountId) => {
          const address = { ...body, address: await readPlaces(transaction, body.delivery) };
          if (!(await updateAddress(transaction, accountId, address))) throw notFound();
          if (isDefault) await choose(transaction, accountId, body.id);
        }),
    }),
    defineCall({
      method: 'POST',
      path: '/account/address/remove',
      ...common,
      summary: 'Removes an address; of those that are left the latest becomes the default. May be repeated',
      body: addressChoiceSchema,
      errors: ['unauthorized'],
      handle: async ({ body, context }) =>
        change(context, (transaction, accountId) => removeAddress(transaction, accountId, body.id)),
    }),
    defineCall({
      method: 'POST',
      path: '/account/address/default',
      ...common,
      summary: 'Makes an address the default one',
      body: addressChoiceSchema,
      errors: ['unauthorized', 'notFound'],
      handle: async ({ body, context }) =>
        change(context, (transaction, accountId) => choose(transaction, accountId, body.id)),
    }),
  ];
}

/** Whether both send the same person to the same place: a request that is sent twice keeps one. */
function isSame(kept: SavedAddress, asked: Pick<SavedAddress, 'recipient' | 'delivery'>): boolean {
  const words = ({ recipient, delivery }: typeof asked) => {
    const { firstName, lastName, middleName, phone: number } = recipient;
    const place = Object.entries(delivery).map(([name, value]) => [name, JSON.stringify(value)]);
    return JSON.stringify([firstName, lastName, middleName, number, ...place.sort()]);
  };
  return words(kept) === words(asked);
}
