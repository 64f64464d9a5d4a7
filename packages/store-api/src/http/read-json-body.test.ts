import { expect, test } from '@jest/globals';
import { Failure } from '../core/failure.ts';
import { readJsonBody } from './read-json-body.ts';

const read = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  readJsonBody(new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } }));

/** What was wrong: the code, and the field with the rule that it broke. */
async function refusalOf(body: string | Uint8Array<ArrayBuffer>, type?: string) {
  const failure = await read(body, type).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof Failure)) throw failure;
  // None of it is what a person typed into a field: no word of files, nothing of the inside.
  const messages = [failure, ...Object.values(failure.fields ?? {}).flat()].map(({ message }) => message);
  expect(messages.at(-1)).toBe('@Wrong value');
  const fields = Object.entries(failure.fields ?? {}).map(([field, [problem]]) => [field, problem?.rule]);
  return [failure.code, ...fields];
}

const nested = (depth: number, [open, close]: [string, string]) => open.repeat(depth) + close.repeat(depth);

test.each(['application/json', 'Application/JSON ; charset=utf-8'])('reads what is sent as %s', async (type) => {
  expect(await read('{"a":[1,"ї",null]}', type)).toEqual({ a: [1, 'ї', null] });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', ''])(
  'refuses what is sent as %j: another site can make a browser send that without asking',
  async (type) => expect(await refusalOf('{}', type)).toEqual(['wrongType']),
);

test('refuses what does not say what it is', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: new Uint8Array([0x7b, 0x7d]) });
  await expect(readJsonBody(request)).rejects.toMatchObject({ code: 'wrongType' });
});

test.each(['', '{', '{"a":1}{"b":2}', 'undefined', new Uint8Array([0x7b, 0xff, 0x7d])])(
  'refuses %j, which is no JSON',
  async (body) => expect(await refusalOf(body)).toEqual(['validation', ['body', 'json']]),
);

test('takes twelve levels, and no more, without being led as deep as a body goes', async () => {
  expect(await read(nested(13, ['[', ']']))).toEqual(JSON.parse(nested(13, ['[', ']'])));
  expect(await refusalOf(`{"a":${nested(13, ['[', ']'])}}`)).toEqual(['validation', [`a${'.0'.repeat(12)}`, 'depth']]);
  expect((await refusalOf(nested(32_000, ['[', ']'])))[0]).toBe('validation');
  expect((await refusalOf(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`))[0]).toBe('validation');
});

test.each([
  ['a NUL in a text', '{"a":{"b":["x\\u0000"]}}', 'a.b.0'],
  ['half a character in a text', '{"a":"\\ud800"}', 'a'],
  ['a NUL in a name', '{"a":{"x\\u0000":1}}', 'a'],
  ['half a character in a name', '{"\\udc00":1}', ''],
])('refuses %s, which no database keeps', async (_, body, field) => {
  expect(await refusalOf(body)).toEqual(['validation', [field, 'text']]);
});
