import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { jsonSchemas } from './event-schemas.ts';
import { brokenPayloads } from './sent-payloads.ts';

const event = 'checkout:cart-changed';
const schema = z.object({
  reason: z.enum(['added', 'removed']),
  count: z.number().int(),
  isWhole: z.boolean().optional(),
  line: z.object({ id: z.string() }).optional(),
  to: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});
const faultsOf = (payload: string) =>
  brokenPayloads([`e.emit("${event}",${payload})`], jsonSchemas({ [event]: schema }, [event]));

test.each([
  ['{reason:"added",count:1}', []],
  ['{reason:t?"added":"removed",count:n,isWhole:!0,line:{id:x}}', []],
  ['{...t,reason:"added"}', []],
  ['{[t]:1}', []],
  ['t', []],
  ['{reason:"added",count:1,to:{url:"/"}}', []],
  ['{reason:"added"}', ['payload.count is not sent']],
  ['{reason:"eaten",count:1}', ['payload.reason: "eaten" is sent, and must be one of "added", "removed"']],
  ['{reason:t?"added":"eaten",count:1}', ['payload.reason: "eaten" is sent, and must be one of "added", "removed"']],
  ['{reason:"added",count:"1"}', ['payload.count: "1" is sent, and must be of the type integer']],
  ['{reason:"added",count:1.5}', ['payload.count: 1.5 is sent, and must be of the type integer']],
  ['{reason:"added",count:1,isWhole:1}', ['payload.isWhole: 1 is sent, and must be of the type boolean']],
  ['{reason:"added",count:1,line:{}}', ['payload.line.id is not sent']],
  ['{reason:"added",count:1,line:"7"}', ['payload.line: "7" is sent, and must be of the type object']],
  ['{reason:"added",count:1,to:7}', ['payload.to: 7 is sent, and must be of the type string']],
  ['"added"', ['payload: "added" is sent, and must be of the type object']],
])('finds in emit(…, %s) %j', (payload, faults) => {
  expect(faultsOf(payload)).toEqual(faults.map((fault) => `${event}: ${fault}`));
});

test('looks at calls of other events and of others not at all', () => {
  const scripts = ['e.emit("a:was-done",{});e.send("checkout:cart-changed",{});e.emit("checkout:cart-changed")'];
  expect(brokenPayloads(scripts, jsonSchemas({ [event]: schema }, [event]))).toEqual([]);
});
