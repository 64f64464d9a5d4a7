import { expect, test } from '@jest/globals';
import { agree, email, name255, ruleMessages } from '@vitryna/contracts/rules';
import { z } from 'zod';
import { describeError, zodResolver } from './index.ts';

const schema = z
  .object({ name: name255, recipient: z.object({ email }), agree, codes: z.array(name255) })
  .refine(({ name }) => name !== 'root', 'whole');
const values = { name: ' Олена ', recipient: { email: 'a@b.co' }, agree: true as const, codes: ['x'] };
const resolve = (input: object) =>
  zodResolver(schema)(input as typeof values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('gives what the schema gives', async () => {
  expect(await resolve(values)).toEqual({ values: { ...values, name: 'Олена' }, errors: {} });
});

test('places the first error of each field where the field is [§5.14]', async () => {
  const { errors } = await resolve({ name: '', recipient: { email: '' }, agree: false, codes: ['x', ''] });
  const required = { type: 'too_small', message: ruleMessages.required };
  expect(errors).toEqual({
    name: required,
    recipient: { email: required },
    agree: { type: 'invalid_value', message: ruleMessages.agree },
    codes: { 1: required },
  });
});

test('an error of the whole form is one of its root, and a missing branch does not hide behind its leaf', async () => {
  expect((await resolve({ ...values, name: 'root' })).errors).toEqual({ root: { type: 'custom', message: 'whole' } });
  expect((await resolve({ ...values, recipient: null })).errors).toHaveProperty('recipient.message');
});

test('an error of a branch stays when there is one of its leaf', async () => {
  const branch = z.object({ recipient: z.object({ email: z.string() }) }).superRefine((_, context) => {
    context.addIssue({ code: 'custom', path: ['recipient'], message: 'branch' });
    context.addIssue({ code: 'custom', path: ['recipient', 'email'], message: 'leaf' });
  });
  const input = { recipient: { email: 'a@b.co' } };
  const { errors } = await zodResolver(branch)(input, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toEqual({ recipient: { type: 'custom', message: 'branch' } });
});

test('gives a limit to what is too long alone', async () => {
  const { errors } = await resolve({ ...values, name: 'а'.repeat(256), agree: false });
  expect(errors.name).toMatchObject({ type: 'too_big', types: { limit: '255' } });
  expect(errors.agree).not.toHaveProperty('types');
});

test('shows the limit behind the message that speaks of it [§5.9]', async () => {
  const { errors } = await resolve({ ...values, name: 'а'.repeat(256) });
  const t = (key: string) => ({ '@Maximum field length': 'Максимальна довжина поля:' })[key] ?? key;
  expect(describeError(errors.name, t)).toBe('Максимальна довжина поля: 255');
  expect(describeError(undefined, t)).toBeNull();
});
