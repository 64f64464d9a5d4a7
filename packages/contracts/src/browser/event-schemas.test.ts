import { expect, test } from '@jest/globals';
import { eventSchemas, explainPayload } from './event-schemas.ts';
import { type EventPayloads, events } from './events.ts';

test('every event has a schema and a name with its owner, in the past tense', () => {
  expect(Object.keys(eventSchemas).sort()).toEqual(Object.keys(events).sort());
  for (const name of Object.keys(events))
    expect(name).toMatch(/^(shell|catalog|product|checkout|account|content):[a-z-]+ed$/);
});

test('says what is wrong with a payload', () => {
  expect(explainPayload('account:user-changed', { isSignedIn: true })).toBeNull();
  expect(explainPayload('account:user-changed', { isSignedIn: 'yes' })).toContain('isSignedIn');
  expect(explainPayload('account:exploded', {})).toBe('no event is called account:exploded');
});

test('payload types refuse what is not declared', () => {
  const payload: EventPayloads['account:user-changed'] = { isSignedIn: true };
  // @ts-expect-error personal data never goes on the bus
  payload.email = 'olena@example.com';
  // @ts-expect-error a reason that is not in the contract
  const changed: EventPayloads['checkout:cart-changed'] = { reason: 'exploded', productId: null };
  expect(explainPayload('checkout:cart-changed', changed)).toContain('reason');
});
