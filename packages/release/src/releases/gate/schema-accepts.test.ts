import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { whyNotAccepted } from './schema-accepts.ts';

const why = (hears: z.ZodType, sends: z.ZodType) => whyNotAccepted(z.toJSONSchema(hears), z.toJSONSchema(sends));
const id = z.string().min(1).max(40);

test.each([
  ['the same', z.object({ id }), z.object({ id })],
  ['more than is heard', z.object({ id }), z.object({ id, more: z.string() })],
  ['what may be left out', z.object({ id: id.optional() }), z.object({ id })],
  ['less than may be heard', z.object({ id: id.optional() }), z.object({})],
  ['fewer values', z.object({ reason: z.enum(['a', 'b']) }), z.object({ reason: z.enum(['a']) })],
  ['one of two', z.object({ id: id.nullable() }), z.object({ id })],
  ['both of two', z.object({ id: id.nullable() }), z.object({ id: id.nullable() })],
  ['a whole number', z.object({ sum: z.number() }), z.object({ sum: z.int() })],
  ['narrower bounds', z.object({ id: z.string().max(40) }), z.object({ id: z.string().max(20) })],
  ['a list', z.array(z.object({ id })), z.array(z.object({ id, price: z.number() })).min(1)],
  ['a text among texts', z.object({ kind: z.string() }), z.object({ kind: z.literal('a') })],
])('accepts %s', (_, hears, sends) => {
  expect(why(hears, sends)).toEqual([]);
});

test.each([
  ['another name', z.object({ productId: id }), z.object({ id }), /productId is heard and not always sent/],
  ['another type', z.object({ id }), z.object({ id: z.number() }), /"number" is sent, "string" heard/],
  ['more values', z.object({ reason: z.enum(['a']) }), z.object({ reason: z.enum(['a', 'b']) }), /\["b"\] is sent/],
  ['any text for a few', z.object({ reason: z.enum(['a']) }), z.object({ reason: z.string() }), /"string"/],
  ['what may be missing', z.object({ id }), z.object({ id: id.optional() }), /not always sent/],
  ['nothing for something', z.object({ id }), z.object({ id: id.nullable() }), /"null" is sent/],
  ['longer texts', z.object({ id }), z.object({ id: z.string().min(1).max(80) }), /maxLength 40 is heard, 80 sent/],
  ['texts of any form', z.object({ id: z.string().regex(/^a/) }), z.object({ id: z.string() }), /pattern/],
  ['a fraction', z.object({ units: z.int() }), z.object({ units: z.number() }), /"number" is sent, "integer"/],
  ['a list of others', z.array(z.object({ id })), z.array(z.object({ sku: id })), /payload\[\]\.id/],
  ['deep inside', z.object({ a: z.object({ b: id }) }), z.object({ a: z.object({ b: z.boolean() }) }), /payload\.a\.b/],
])('refuses %s', (_, hears, sends, message) => {
  expect(why(hears, sends).join()).toMatch(message);
});
