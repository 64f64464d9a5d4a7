import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { z } from '@vitryna/contracts/zod';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { refuseCode } from './code.tsx';

/** What the field is told of an answer. */
async function reported(status: number, code: string, details?: object) {
  const answer = failWith(status, code, { ...(details && { details }) });
  const { transport } = createFakeTransport({ 'POST /code': answer });
  const error = await createApiClient({ transport })
    .post('/code', {}, { schema: z.null() })
    .catch((one: unknown) => one);
  const words: unknown[] = [];
  refuseCode({ setError: (name, { message, types }) => void words.push([name, message, types?.left]) }, error);
  return words;
}
const gone = ['code', 'This code does not work any more. Ask for another one', undefined];

test('says how many tries a code has left, and when it has none', async () => {
  expect(await reported(400, 'badCode', { left: 3 })).toEqual([['code', 'Wrong code. Tries left: {{left}}', '3']]);
  expect(await reported(400, 'badCode', { left: 0 })).toEqual([gone]);
  expect(await reported(410, 'gone')).toEqual([gone]);
});

test('leaves what is not about the code to the form', async () => {
  await expect(reported(500, 'internal')).rejects.toMatchObject({ status: 500 });
});
