/** «2,8», «10 000»: decimal comma, no-break groups from five digits on. */
export function figure(value: number): string {
  const [whole = '', fraction] = String(value).replace('-', '−').split('.');
  const grouped = whole.length > 4 ? whole.replace(/(\d)(?=(\d{3})+$)/g, '$1\u00a0') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

const withUnit = (terabytes: number, gigabytes: number): string =>
  gigabytes >= 1000 ? `${figure(terabytes)}\u00a0ТБ` : `${figure(gigabytes)}\u00a0ГБ`;

/** Gigabytes of memory, where a terabyte is 1024 of them: «512 ГБ», «1 ТБ», «1,5 ТБ». */
export const memorySize = (value: number): string => withUnit(Math.round((value / 1024) * 100) / 100, value);

/**
 * Gigabytes of a drive as its maker counts them, 1000 to a terabyte. One of 1024, 2048 … counts like memory, and is sold as a drive of
 * whole terabytes all the same; 15 360 is no power of two, but 15,36.
 */
export const driveGigabytes = (value: number): number =>
  value >= 1024 && Number.isInteger(Math.log2(value)) ? (value / 1024) * 1000 : value;

/** The size of a drive: «512 ГБ», «2 ТБ», «1,92 ТБ». */
export function driveSize(value: number): string {
  const gigabytes = driveGigabytes(value);
  return withUnit(Math.round(gigabytes / 10) / 100, gigabytes);
}
