import { ruleMessages } from '@vitryna/contracts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../../core/failure.ts';

/** So many of the commonest passwords are refused (contract §0); the list is sorted by how often they are used. */
const refusedPasswords = 10_000;

const common = new Set(dictionary['passwords-common']?.slice(0, refusedPasswords).map(String));

/** Throws a 400 for a password that many have, or that is one of the user names of its owner. */
export function checkPassword(password: string, usernames: readonly (string | null | undefined)[]): void {
  const lower = password.toLowerCase();
  if (common.has(lower) || usernames.some((username) => username?.toLowerCase() === lower)) {
    throw invalidField('password', { rule: 'common', message: ruleMessages.weakPassword });
  }
}
