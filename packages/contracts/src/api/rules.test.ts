import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import {
  agree,
  email,
  fileLimits,
  files,
  ruleMessages as messages,
  name255,
  optional,
  password,
  person,
  qty,
  text2000,
} from './rules.ts';

/** The first message, as a form shows it; null when the value passes. */
const verdict = (rule: z.ZodType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message ?? null;
const rules = { name255, person, email, password, agree, qty, text2000 };

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
  ['person', '2Олена', messages.person],
  ['person', 'Олена2', messages.person],
  ['person', 'а'.repeat(255), null],
  ['person', '', messages.required],
  ['person', '<b>', messages.person],
  ['password', 'а'.repeat(7), messages.weakPassword],
  ['password', 'а'.repeat(8), null],
  ['password', 'а'.repeat(64), null],
  ['password', 'а'.repeat(128), null],
  ['password', 'а'.repeat(129), messages.maxLength],
  ['password', '        ', null],
  ['password', '', messages.required],
  ['password', undefined, messages.required],
  ['password', 'abcdefg\0', messages.invalid],
  ['email', 'olena.koval+shop@пошта.укр', null],
  ['email', 'a@b.co', null],
  ['email', 'a@xn--80ak6aa92e.xn--j1amh', null],
  ['email', ' a@b.co ', null],
  ['email', `${'a'.repeat(64)}@b.co`, null],
  ['email', `${'a'.repeat(65)}@b.co`, messages.email],
  ['email', `a@${'b'.repeat(63)}.${'c'.repeat(63)}`, null],
  ['email', `a@${'b'.repeat(64)}.co`, messages.email],
  ['email', `a@b.${'c'.repeat(64)}`, messages.email],
  ['email', 'a@1.2b', null],
  ['email', 'a@b-c.d.e-f.co', null],
  ['email', 'a@b.c', messages.email],
  ['email', 'a@b-.co', messages.email],
  ['email', 'a@b.-co', messages.email],
  ['email', 'a@b.co-', messages.email],
  ['email', 'a@b..co', messages.email],
  ['email', 'a@.co', messages.email],
  ['email', 'a@b.co.', messages.email],
  ['email', 'a.@b.co', messages.email],
  ['email', '@b.co', messages.email],
  ['email', 'a(b@c.co', messages.email],
  ['email', 'x a@b.co', messages.email],
  ['email', 'a@b.co x', messages.email],
  ['email', undefined, messages.required],
  ['email', 'a@b', messages.email],
  ['email', 'a@@b.co', messages.email],
  ['email', 'a b@c.co', messages.email],
  ['email', '.a@b.co', messages.email],
  ['email', 'a..b@c.co', messages.email],
  ['email', 'a@-b.co', messages.email],
  ['email', `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.com`, messages.maxLength],
  ['agree', true, null],
  ['agree', false, messages.agree],
  ['agree', 'true', messages.agree],
  ['agree', undefined, messages.agree],
  ['qty', '3', null],
  ['qty', 999, null],
  ['qty', 1, null],
  ['qty', 0, messages.quantity],
  ['qty', -1, messages.quantity],
  ['qty', 1000, messages.quantity],
  ['qty', '', messages.quantity],
  ['qty', '1.5', messages.quantity],
  ['qty', 'two', messages.quantity],
  ['text2000', 'а'.repeat(2000), null],
  ['text2000', 'а'.repeat(2001), messages.maxLength],
])('%s of %j: %j [§5.6 §5.7 §5.8 §5.9 §5.14 §9.14]', (name, value, message) => {
  expect(verdict(rules[name], value)).toBe(message);
});

test('an optional field may be blank, and is checked when it is not', () => {
  const rule = optional(email);
  expect(['', '  ', null, undefined].map((value) => rule.parse(value))).toEqual(Array(4).fill(undefined));
  expect(verdict(rule, 'nobody')).toBe(messages.email);
});

test('says what is wrong by keys that have words', () => {
  expect(Object.values(messages).filter((key) => !/^@\w[\w ]+$/.test(key))).toEqual([]);
  expect(new Set(Object.values(messages)).size).toBe(Object.keys(messages).length);
});

test('gives a trimmed text on', () => {
  expect(name255.parse('  Олена ')).toBe('Олена');
  expect(password.parse(' 12345678 ')).toBe(' 12345678 ');
});

test('a hostile address is refused without backtracking for ever', () => {
  expect(verdict(email, `a@${'a-'.repeat(120)}`)).toBe(messages.email);
});

describe('files', () => {
  const jpeg = { type: 'image/jpeg', size: fileLimits.pictureBytes };
  const video = { type: 'video/mp4', size: fileLimits.videoBytes };
  const verdict = (given: unknown, hasVideo = false) =>
    [
      ...new Set(
        files({ hasVideo })
          .safeParse(given)
          .error?.issues.map(({ message }) => message),
      ),
    ].join();

  test.each<[unknown, boolean, string]>([
    [[], false, ''],
    [Array.from({ length: 5 }, () => jpeg), false, ''],
    [[{ ...jpeg, type: 'image/webp' }, { ...jpeg, type: 'image/png' }, video], true, ''],
    [Array.from({ length: 6 }, () => jpeg), false, messages.invalid],
    [[{ ...jpeg, size: jpeg.size + 1 }], false, messages.fileSize],
    [[{ ...jpeg, type: 'image/svg+xml' }], false, messages.fileType],
    [[{ ...jpeg, type: '' }], false, messages.fileType],
    [[video], false, messages.fileType],
    [[{ ...video, type: 'video/webm' }], true, ''],
    [[{ ...jpeg, type: 'video/ogg' }], true, messages.fileType],
    [[{ ...jpeg, size: jpeg.size + 1 }], true, messages.fileSize],
    [[...Array.from({ length: 5 }, () => jpeg), video], true, ''],
    [[{ size: 1 }], false, messages.fileType],
    [[{ type: 'image/png' }], false, messages.fileType],
    [[null], false, messages.fileType],
    [[video, video], true, messages.invalid],
    [[{ ...video, size: video.size + 1 }], true, messages.fileSize],
    [['a.jpg'], false, messages.fileType],
  ])('%# of a size and a type that are taken, and not too many [§5.11]', (given, hasVideo, expected) => {
    expect(verdict(given, hasVideo)).toBe(expected);
  });
});
