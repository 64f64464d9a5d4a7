const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11;

/** Whether the last of eight digits of a company, or of ten of a sole trader, fits the others. */
export function isEdrpou(code: string): boolean {
  const digits = [...code].map(Number);
  if (/^\d{10}$/.test(code)) return weighed(digits, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 10 === digits[9];
  if (!/^\d{8}$/.test(code)) return false;
  const isMiddle = Number(code) >= 30_000_000 && Number(code) <= 60_000_000;
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const first = weighed(digits, weights);
  const rest =
    first < 10
      ? first
      : weighed(
          digits,
          weights.map((weight) => weight + 2),
        ) % 10;
  return rest === digits[7];
}

/** Whether an account number of a Ukrainian bank, `UA` and 27 digits, has the right check digits (modulo 97). */
export function isUkrainianIban(iban: string): boolean {
  if (!/^UA\d{27}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}3010${iban.slice(2, 4)}`;
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
