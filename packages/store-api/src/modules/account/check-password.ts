import { readBrand } from '@vitryna/brand';
import { ruleMessages } from '@vitryna/contracts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../../core/failure.ts';
import { layoutReadings } from '../../search/layouts.ts';

/** The commonest passwords of leaked lists, 49,000 of them (@zxcvbn-ts/language-common, MIT). */
const common = new Set(dictionary['passwords-common']?.map(String));

/** Whose password it is to be: everybody tries these words first. */
export type PasswordOwner = {
  email: string;
  phone: string | null;
  names: readonly (string | null | undefined)[];
};

/** The store's names: tried first where it is known. */
const shopWords = Object.values(readBrand().name).map((word) => word.toLowerCase());

/** A password is at least this long; what it repeats is no longer than a shorter one. */
const leastLength = 8;

/** The part of a password that must remain without its owner's words. */
const leastOwn = 5;

const isRepetition = (letters: readonly string[]): boolean =>
  Array.from({ length: leastLength - 1 }, (_, at) => at + 1).some(
    (unit) => unit < letters.length && letters.every((letter, at) => letter === letters[at % unit]),
  );

/** `abcdefgh`, `98765432`, `абвгдежз`. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, at) => (letter.codePointAt(0) ?? 0) - (letters[at]?.codePointAt(0) ?? 0));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
}

function wordsOf({ email, phone, names }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const texts = [
    ...shopWords,
    email,
    local,
    ...local.split(/[^\p{L}]+/u),
    phone,
    phone?.slice(3),
    phone?.slice(-9),
    ...names,
  ];
  return texts
    .flatMap((text) => (text ? [text.toLowerCase().normalize('NFKC')] : []))
    .filter((word) => [...word].length > 2)
    .sort((a, b) => b.length - a.length);
}

function isOwners(password: string, owner: PasswordOwner): boolean {
  const words = wordsOf(owner);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password);
  return rest.length < password.length && [...rest].length < leastOwn;
}

/**
 * Throws a 400 for a password that many have, in whichever keyboard layout it was typed, that is a few letters over and over or one
 * after the other, or that is little more than the name, e-mail or phone of its owner, or the name of the store.
 */
export function checkPassword(password: string, owner: PasswordOwner): void {
  const lower = password.normalize('NFKC').toLowerCase();
  const letters = [...lower];
  const isCommon = [lower, ...layoutReadings(lower)].some((reading) => common.has(reading));
  if (isCommon || new Set(letters).size < 4 || isRepetition(letters) || isRun(letters) || isOwners(lower, owner)) {
    throw invalidField('password', { rule: 'common', message: ruleMessages.weakPassword });
  }
}
