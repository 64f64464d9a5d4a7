/** Digits of a Ukrainian number behind its zero. */
const nationalLength = 9;

/** The digits behind `+38 (0` of what is being typed; null for what is no Ukrainian number so far, or no longer one. */
function nationalDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const trunk = ['380', '80', '0'].find((prefix) => digits.startsWith(prefix));
  // Behind a plus stands the code of a country.
  if (trunk === undefined || (typed.trimStart().startsWith('+') && trunk !== '380')) return null;
  const national = digits.slice(trunk.length);
  return national.length > nationalLength ? null : national;
}

/**
 * What is typed of a Ukrainian number as `+38 (067) 123-45-67`, as far as it goes; what begins like a number of another country, is too
 * long or begins with the code of an operator stays as it was typed. It needs no metadata: whether the number exists is the rule's to say.
 */
export function maskPhone(typed: string): string {
  const national = nationalDigits(typed);
  if (national === null) return typed;
  const groups = [national.slice(2, 5), national.slice(5, 7), national.slice(7)].filter((group) => group !== '');
  return `+38 (0${national.slice(0, 2)}${groups.length > 0 ? `) ${groups.join('-')}` : ''}`;
}

/** A number as it is read in the store's texts: written as in a field, on one line. */
export const unbrokenPhone = (number: string): string => maskPhone(number).replaceAll(' ', '\u00A0');
