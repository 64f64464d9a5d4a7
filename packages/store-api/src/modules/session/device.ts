const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (userAgent: string, table: [RegExp, string][]): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system of a `User-Agent` for people: `Chrome, Android`; empty when neither is known. */
export const describeDevice = (userAgent: string): string =>
  [nameOf(userAgent, browsers), nameOf(userAgent, systems)].filter((name) => name !== undefined).join(', ');
