import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { cartLinesSchema, nothingSchema } from '@vitryna/contracts/api';
import { cartLine, createFakeTransport, failWith } from './index.ts';

test('answers from its table and remembers what it was asked', async () => {
  const { transport, calls } = createFakeTransport({
    'GET /catalog/product/list/cart/all': [cartLine()],
    'POST /catalog/product/cart/add': ({ body }: { body: unknown }) =>
      (body as { quantity: number }).quantity > 9 ? failWith(409, 'limited', { details: { max: 9 } }) : null,
  });
  const api = createApiClient({ transport });
  const options = { schema: cartLinesSchema, query: { fields: ['gifts'] } };
  await expect(api.get('/catalog/product/list/cart/all', options)).resolves.toHaveLength(1);
  const add = (quantity: number) =>
    api.post('/catalog/product/cart/add', { productId: '1', quantity }, { schema: nothingSchema });
  await expect(add(1)).resolves.toBeNull();
  await expect(add(10)).rejects.toMatchObject({ status: 409, code: 'limited', details: { max: 9 } });
  expect(calls[0]?.query).toEqual({ fields: ['gifts'] });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
});

test('names the call that the table forgot', async () => {
  const { transport } = createFakeTransport({});
  const call = transport({ method: 'GET', path: '/x?a=1', headers: {}, signal: new AbortController().signal });
  await expect(call).rejects.toThrow('no answer for GET /x');
});
