/** Texts that fit the patterns of the contract: ids, slugs, a code, a token, an address, a telephone, names, dates and a password. */
export const knownTexts: readonly string[] = [
  '1',
  '10',
  'category-10',
  'product-1',
  'product-2',
  '000000',
  'olena@example.com',
  '+380671234567',
  '0671234567',
  'Олена',
  'name',
  'каштан-і-липа-7',
  // As tokens of e-mails are written.
  'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE',
  '1990-05-17',
  '12345678',
  '/ua/ip-kamery',
  'каштан товар',
  'brand:zoria',
  'a-token-of-no-letter',
];
