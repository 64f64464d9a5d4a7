import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import workspaces from '../workspaces.cjs';
import { lackedBy } from './promised.mjs';
import { scriptFeatures } from './script-features.mjs';
import { styleFeatures } from './style-features.mjs';

const isNotShipped = new RegExp(`${workspaces.tests}|${workspaces.tools}`);

/** Sources that browsers run or draw, below a root with the project's folders. */
function sourcesBelow(root) {
  const shipped = Object.entries(workspaces.workspaces).filter(([, { server }]) => server !== true);
  const found = shipped.flatMap(([name, { server }]) => {
    const path = workspaces.pathOf(name);
    const files = globSync(`${path}/**/*.{css,ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
    return files.filter((file) => server === undefined || !file.startsWith(`${path}/${server}/`));
  });
  return [...new Set(found)].filter((file) => !isNotShipped.test(file)).sort();
}

/** The features that a file uses: each with the paths that it may have in the data, and the names of its own members. */
function read(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.css')) return scriptFeatures(code, file);
  const features = styleFeatures(code).map(({ feature, ...rest }) => ({ ...rest, features: feature ? [feature] : [] }));
  return { ownNames: [], features };
}

/** The name under which a file may use a feature: its own, or that of what it is a part of. The closest name of the list decides. */
function allowedName(allowed, feature, file) {
  const names = allowed.flatMap(({ features }) => features);
  const fitting = names.filter((name) => feature === name || feature.startsWith(`${name}.`));
  const closest = fitting.sort((one, other) => other.length - one.length)[0];
  // A style that is not known is passed over; a script has to ask, which is seen to file by file.
  const anywhere = file.endsWith('.css') ? [file] : [];
  const entries = allowed.filter(({ features }) => features.includes(closest));
  return entries.some((entry) => (entry.in ?? anywhere).includes(file)) ? closest : undefined;
}

/**
 * What browser code uses though a promised browser lacks it, but for what is allowed. `ofTree` are the faults of the files, `ofList` those
 * of the list: an entry that nothing needs any more, or that lacks a reason.
 */
export function findFaults(root, allowed) {
  const sources = sourcesBelow(root).map((file) => ({ file, ...read(root, file) }));
  const ownNames = new Set(sources.flatMap(({ ownNames: names }) => names));
  const used = new Set();
  const ofTree = [];
  for (const { file, features: found } of sources) {
    for (const { label, line, features, isOfAnything } of found) {
      if (isOfAnything && ownNames.has(label)) continue;
      if (features.some((feature) => lackedBy(feature).length === 0)) continue;
      const [feature = label] = features;
      const name = allowedName(allowed, feature, file);
      if (name) {
        used.add(name).add(`${name} in ${file}`);
        continue;
      }
      const lack = features.length > 0 ? `${lackedBy(feature).join(', ')} lack it` : 'nothing is known of it';
      ofTree.push({ file, line: typeof line === 'function' ? line() : line, label, feature, lack });
    }
  }
  return { ofTree, ofList: allowed.flatMap((entry) => faultsOfEntry(root, entry, used)) };
}

function faultsOfEntry(root, entry, used) {
  const unused = entry.features
    .filter((name) => !used.has(name))
    .map((name) => `${name}: nothing uses it, or nobody lacks it any more`);
  const isUsedIn = (file) => entry.features.some((name) => used.has(`${name} in ${file}`));
  const elsewhere = (entry.in ?? [])
    .filter((file) => !isUsedIn(file))
    .map((file) => `${entry.features[0]}: not in ${file}`);
  const reasonless = entry.without ? [] : [`${entry.features[0]}: say what happens without it`];
  const testless =
    entry.test && !existsSync(join(root, entry.test)) ? [`${entry.features[0]}: there is no ${entry.test}`] : [];
  return [...unused, ...elsewhere, ...reasonless, ...testless];
}
