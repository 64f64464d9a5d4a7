/** How hard a password is to guess: `short` is none yet, `own` is little more than the name of its owner. */
export type PasswordStrength = 'short' | 'own' | 'weak' | 'fair' | 'strong';

const leastLength = 8;

const pools: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 30],
  [/\p{Lu}/u, 30],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
];

/** Letters that neither repeat nor continue the one before: what a guess has to find. */
function surprises(letters: readonly string[]): number {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}

/** Estimates a password without lists: the server, which has them, may still refuse it (contract §0). */
export function passwordStrength(password: string, ownWords: readonly string[]): PasswordStrength {
  const letters = [...password];
  if (letters.length < leastLength) return 'short';
  const lower = password.toLowerCase();
  const words = ownWords.filter((word) => word.length > 2).map((word) => word.toLowerCase());
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), lower);
  if (rest.length < lower.length && rest.length < 5) return 'own';
  const pool = pools.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const bits = Math.min(surprises([...rest]), new Set(rest).size * 1.5) * Math.log2(Math.max(pool, 2));
  if (bits < 36) return 'weak';
  return bits < 56 ? 'fair' : 'strong';
}
