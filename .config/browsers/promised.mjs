import data from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** MDN's data on browsers: what each of them has, and since when. */
export { data };

/** Browsers of the list under the names of that data. */
const names = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

const [majorUnit, mostMinors] = [1e3, 999];

/** A version as a number to compare: `≤37` is 37 at the latest, and `17.6-17.7` begins with 17.6. */
function ordinal(version) {
  const [major, minor = '0'] = version.replace('≤', '').split('-', 1)[0].split('.');
  return Number(major) * majorUnit + Math.min(Number(minor), mostMinors);
}

/** The versions of each promised browser, the oldest first. */
function readPromise() {
  const found = {};
  for (const line of browserslist(undefined, { path: import.meta.dirname })) {
    const [browser, version] = line.split(' ');
    const name = names[browser];
    if (!name)
      throw new Error(`[browsers] ${browser} is promised, and no name of it is known in MDN's data: add it here.`);
    found[name] = [...(found[name] ?? []), version].sort((one, other) => ordinal(one) - ordinal(other));
  }
  return Object.entries(found);
}

const promised = readPromise();

/** The oldest promised version of a browser under the data's name. */
export const oldestVersion = (browser) => promised.find(([name]) => name === browser)?.[1][0];

/** Whether a version has what a statement of the data says. A part of a feature, or one under another name, is not it. */
function has(version, statement) {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags || statement.alternative_name || statement.partial_implementation) return false;
  if (typeof added !== 'string' || added === 'preview' || ordinal(added) > ordinal(version)) return false;
  return typeof removed !== 'string' || removed === 'preview' || ordinal(removed) > ordinal(version);
}

const compats = new Map();

function read(path) {
  let found = data;
  for (const part of path.split('.')) found = Object.hasOwn(found, part) ? found[part] : {};
  return found.__compat;
}

/** The data's record of a feature (`api.URL.parse_static`), if it has it. */
export function compatOf(path) {
  if (!compats.has(path)) compats.set(path, read(path));
  return compats.get(path);
}

/** The promised browsers that lack a feature, each with its newest version that does: `Safari on iOS 17.5`. */
export function lackedBy(path) {
  if (!lacks.has(path)) lacks.set(path, findLack(path));
  return lacks.get(path);
}

const lacks = new Map();

function findLack(path) {
  const { support } = compatOf(path);
  return promised.flatMap(([browser, versions]) => {
    const statements = [support[browser] ?? []].flat();
    const newest = versions.findLast((version) => !statements.some((statement) => has(version, statement)));
    return newest === undefined ? [] : [`${data.browsers[browser].name} ${newest}`];
  });
}
