import browserslist from 'browserslist';
import promised from '../browserslist-config.json' with { type: 'json' };

type Browser = 'chrome' | 'edge' | 'firefox' | 'ios_saf' | 'safari' | 'samsung';
type Versions = Record<Browser, string>;

/** On Android the same engine under a number of its own. */
const engines: Record<string, Browser> = { and_chr: 'chrome', and_ff: 'firefox' };

/** `17.6-17.7` begins with 17.6. */
const firstOf = (versions: string) => versions.split('-', 1)[0] ?? versions;

const isOlder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;

/** The oldest version of each browser in a list: what runs there runs in all of them. */
export function oldestOf(queries: readonly string[]): Versions {
  const oldest: Partial<Versions> = {};
  for (const line of browserslist(queries)) {
    const [name = '', versions = ''] = line.split(' ');
    const browser = engines[name] ?? (name as Browser);
    const version = firstOf(versions);
    const known = oldest[browser];
    if (known === undefined || isOlder(version, known)) oldest[browser] = version;
  }
  return oldest as Versions;
}

/**
 * The floor of syntax and styles: the oldest of the browsers that the store promises (`browserslist-config.json`). It moves with the
 * browsers that the lockfile knows and with nothing else, so the same source has the same floor everywhere.
 */
export const browserTargets: Readonly<Versions> = oldestOf(promised);

const { ios_saf: ios, ...others } = browserTargets;

/** The same for compilers of scripts, which call iOS by another name. */
export const scriptTargets: Record<string, string> = { ...others, ios };

/** The first browsers that read everything of a year's language; years that brought no syntax are left out. */
const languageYears = [
  [2022, { chrome: '94', edge: '94', firefox: '93', ios_saf: '16.4', safari: '16.4', samsung: '17' }],
  [2024, { chrome: '112', edge: '112', firefox: '116', ios_saf: '17', safari: '17', samsung: '23' }],
  [2025, { chrome: '125', edge: '125', firefox: '132', ios_saf: '26', safari: '26', samsung: '27' }],
] as const satisfies [number, Versions][];

/** The newest year's language that all of these browsers read whole. */
export function languageYear(targets: Readonly<Versions>): (typeof languageYears)[number][0] {
  const year = languageYears.findLast(([, first]) =>
    Object.entries(first).every(([browser, version]) => !isOlder(targets[browser as Browser], version)),
  )?.[0];
  if (year === undefined)
    throw new Error('[build] The promised browsers do not read the language that bundles are written in.');
  return year;
}

/** The year of the language in which bundles are written. */
export const scriptYear = languageYear(browserTargets);
