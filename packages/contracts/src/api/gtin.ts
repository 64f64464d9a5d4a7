const lengths = [8, 12, 13, 14];

/** Prefixes that a shop or a company gives within its own walls, and those of coupons: no product in the world is named by them (GS1). */
const restricted = /^(?:02|04|2|05|98|99)/;
/** Eight digits have prefixes of their own. */
const restrictedShort = /^[02]/;

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .slice(1)
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/**
 * The barcode of a product as others may read it: 8, 12, 13 or 14 digits whose check digit holds and whose prefix names a product
 * everywhere. Null for any other: search engines and price comparisons refuse a product for a number that is nobody's.
 */
export function publicGtin(gtin: string | null): string | null {
  const digits = gtin?.replace(/[\s-]/g, '') ?? '';
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length) || /^0+$/.test(digits)) return null;
  if (!hasCheckDigit(digits)) return null;
  if (digits.length === 8) return restrictedShort.test(digits) ? null : digits;
  // A case of goods has a digit before the number of what is in it; twelve digits are thirteen with a nought before them.
  const ofThirteen = digits.length === 14 ? digits.slice(1) : digits.padStart(13, '0');
  return restricted.test(ofThirteen) ? null : digits;
}
