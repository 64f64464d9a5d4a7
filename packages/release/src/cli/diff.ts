import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { type Difference, diffCompositions, diffReleases, type ReleaseDifference } from '../releases/diff.ts';
import { parseAppVersion } from './candidate.ts';
import { type CommandIo, commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release diff COMPOSITION COMPOSITION
vitryna release diff APP@VERSION APP@VERSION

Prints how two compositions or two versions of an app differ: parts, files, bytes, routes, events, shared packages.
"live" stands for the live composition.

${commonHelp}`;

const shownNames = 8;

async function readDifferences(store: ReleaseStore, [from = '', to = '']: string[]): Promise<ReleaseDifference[]> {
  if (from.includes('@') !== to.includes('@')) throw new UsageError('diff takes two of one kind');
  if (from.includes('@')) {
    const releases = await Promise.all(
      [from, to].map(async (word) => {
        const { app, version } = parseAppVersion(word);
        return (await store.readRelease(app, version)).release;
      }),
    );
    return [diffReleases(releases[0] ?? null, releases[1] ?? null)];
  }
  const [first, second] = await Promise.all(
    [from, to].map(async (word) => {
      const id = word === 'live' ? (await store.readLive())?.live : word;
      if (!id) throw new ReleaseError('refused', 'nothing is live yet');
      if (!/^[0-9a-f]{16}$/.test(id)) throw new UsageError(`"${word}" is no composition's id, "live" or APP@VERSION`);
      return store.readComposition(id);
    }),
  );
  return first && second ? diffCompositions(store, first, second) : [];
}

function printDifference(what: string, { added, removed, changed }: Difference, io: CommandIo): void {
  const names = [...added.map((n) => `+ ${n}`), ...removed.map((n) => `- ${n}`), ...changed.map((n) => `~ ${n}`)];
  if (names.length === 0) return;
  const rest = names.length > shownNames ? `    and ${names.length - shownNames} more\n` : '';
  const lines = names.slice(0, shownNames).map((name) => `    ${name}\n`);
  io.stdout(
    `  ${what}: ${added.length} added, ${removed.length} removed, ${changed.length} changed\n${lines.join('')}${rest}`,
  );
}

function print(difference: ReleaseDifference, io: CommandIo): void {
  const { app, from, to, bytes, ...rest } = difference;
  io.stdout(`${app} ${from ?? 'nothing'} to ${to ?? 'nothing'}\n`);
  const kb = ({ size, brotli }: { size: number; brotli: number }) =>
    `${(size / 1024).toFixed(1)} KB (${(brotli / 1024).toFixed(1)} packed)`;
  io.stdout(`  files for browsers: ${kb(bytes.from)} to ${kb(bytes.to)}\n`);
  for (const [what, value] of Object.entries(rest)) printDifference(what, value, io);
}

export const diffCommand = defineSubcommand({
  summary: 'print how two compositions or versions differ',
  help,
  options: {},
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    if (positionals.length !== 2) throw new UsageError('diff takes two compositions or two versions of an app');
    const differences = await readDifferences(openStore(values.store, io), positionals);
    if (values.json) printJson(io, differences);
    else if (differences.length === 0) io.stdout('both are made of the same releases\n');
    else for (const difference of differences) print(difference, io);
    return 0;
  },
});
