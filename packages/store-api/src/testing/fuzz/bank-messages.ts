import fc from 'fast-check';
import { signMessage } from '../../modules/payment/signed-message.ts';
import { bendBody } from './bodies.ts';
import type { FuzzedRequest } from './fuzzed-requests.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { Fuzzed } from './valid-values.ts';

const path = '/user/payment/callback';

/**
 * What the sandbox bank, or who pretends to be it, tells of visits: as banks do, in any order and with any sum; signed nonsense, which a
 * stolen secret could write; and what nobody signed.
 */
export function fuzzedCallbacks(
  secret: string,
  attempts: readonly { id: string; amount: number }[],
): Fuzzed<FuzzedRequest> {
  const event = fc.constantFrom(...attempts).chain(({ id, amount }) =>
    fc.record({
      attemptId: fc.constant(id),
      state: fc.constantFrom('pending', 'failed', 'paid', 'refunded'),
      amount: fc.oneof({ arbitrary: fc.constant(amount), weight: 4 }, fc.integer({ min: -1, max: 2 ** 40 })),
      failure: fc.constantFrom(null, 'declined', 'closed'),
    }),
  );
  const right = event.map((said) => ({ ...said, state: 'pending', failure: null }));
  const send = (end: fc.Arbitrary<string>, body: fc.Arbitrary<string>) =>
    fc.record({
      method: fc.constant('POST'),
      target: end.map((name) => `${path}/${name}`),
      headers: fc.constantFrom<Record<string, string>>(
        { 'content-type': 'application/json' },
        { 'content-type': 'application/json' },
        { 'content-type': 'application/x-www-form-urlencoded' },
        {},
      ),
      body,
    });
  const signed = (value: fc.Arbitrary<unknown>) => value.map((said) => signMessage(said, secret));
  const json = (value: fc.Arbitrary<unknown>) => value.map((sent) => JSON.stringify(sent));
  const form = (value: fc.Arbitrary<{ data: string; signature: string }>) =>
    value.map((sent) => new URLSearchParams(sent).toString());
  const bodies = fc.oneof(
    { arbitrary: json(signed(event)), weight: 4 },
    { arbitrary: json(signed(event.chain(bendBody))), weight: 3 },
    form(signed(fc.oneof(event, hostileValue))),
    json(signed(hostileValue)),
    json(signed(event).chain(bendBody)),
    json(hostileValue),
    hostileText,
  );
  const names = fc.oneof(
    { arbitrary: fc.constant('sandbox'), weight: 8 },
    fc.constantFrom('liqpay', '__proto__', '%00'),
  );
  return { valid: send(fc.constant('sandbox'), json(signed(right))), all: send(names, bodies) };
}
