/** «2,8», «10 000»: decimal comma, no-break groups from five digits on. */
export const figure = (value: number): string => {
  const [whole = '', fraction] = String(value).replace('-', '−').split('.');
  const grouped = whole.length > 4 ? whole.replace(/(\d)(?=(\d{3})+$)/g, '$1\u00a0') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
};

/** Gigabytes as people write them: «512 ГБ», «2 ТБ», «1,92 ТБ». */
export const gigabytes = (value: number): string =>
  value >= 1000 ? `${figure(Math.round(value / 10) / 100)}\u00a0ТБ` : `${figure(value)}\u00a0ГБ`;
