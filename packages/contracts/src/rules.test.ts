import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { agree, email, ruleMessages as messages, name255, optional, person, qty, text2000 } from './rules.ts';

/** The first message, as a form shows it; null when the value passes. */
const verdict = (rule: z.ZodType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message ?? null;
const rules = { name255, person, email, agree, qty, text2000 };

test.each<[keyof typeof rules, unknown, string | null]>([
  ['name255', 'а'.repeat(255), null],
  ['name255', 'а'.repeat(256), messages.maxLength],
  ['name255', `  ${'а'.repeat(255)}  `, null],
  ['name255', '   ', messages.required],
  ['name255', undefined, messages.required],
  ['name255', null, messages.required],
  ['name255', 5, messages.required],
  ['name255', 'a\0b', messages.invalid],
  ['person', "Мар'яна О’Коннор-Їжак", null],
  ['person', 'Олена2', messages.person],
  ['person', '<b>', messages.person],
  ['email', 'olena.koval+shop@пошта.укр', null],
  ['email', 'a@b.co', null],
  ['email', 'a@xn--80ak6aa92e.xn--j1amh', null],
  ['email', ' a@b.co ', null],
  ['email', 'a@b', messages.email],
  ['email', 'a@@b.co', messages.email],
  ['email', 'a b@c.co', messages.email],
  ['email', '.a@b.co', messages.email],
  ['email', 'a..b@c.co', messages.email],
  ['email', 'a@-b.co', messages.email],
  ['email', `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.com`, messages.maxLength],
  ['agree', true, null],
  ['agree', 'true', messages.agree],
  ['agree', undefined, messages.agree],
  ['qty', '3', null],
  ['qty', 999, null],
  ['qty', 1000, messages.quantity],
  ['qty', '', messages.quantity],
  ['qty', '1.5', messages.quantity],
  ['qty', 'two', messages.quantity],
  ['text2000', 'а'.repeat(2001), messages.maxLength],
])('%s of %j: %j', (name, value, message) => {
  expect(verdict(rules[name], value)).toBe(message);
});

test('an optional field may be blank, and is checked when it is not', () => {
  const rule = optional(email);
  expect(['', '  ', null, undefined].map((value) => rule.parse(value))).toEqual(Array(4).fill(undefined));
  expect(verdict(rule, 'nobody')).toBe(messages.email);
});

test('a hostile address is refused without backtracking for ever', () => {
  expect(verdict(email, `a@${'a-'.repeat(120)}`)).toBe(messages.email);
});
