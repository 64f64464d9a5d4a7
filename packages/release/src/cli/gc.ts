import { collectGarbage } from '../releases/gc.ts';
import { actorHelp, actorOptions, readChangedBy } from './changing.ts';
import { commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release gc --keep N

Says which releases and compositions nobody needs any more; with --remove it removes them. Kept are what is live, canaries, the last N
of the history (at least the one before), what visitors got or a team published within the last seven days, and each app's newest.

  --keep N         how many earlier compositions rollback can still go back to
  --remove         remove them; without it nothing changes
${actorHelp}${commonHelp}`;

export const gcCommand = defineSubcommand({
  summary: 'remove what nobody needs any more',
  help,
  options: { ...actorOptions, keep: { type: 'string' }, remove: { type: 'boolean', default: false } },
  takesArguments: false,
  run: async ({ values }, io) => {
    const keep = Number(values.keep ?? 'none');
    if (!(Number.isInteger(keep) && keep >= 0)) throw new UsageError('gc needs --keep with a number from 0');
    const store = openStore(values.store, io);
    const by = readChangedBy(values);
    const result = await collectGarbage({ store, keep, isForReal: values.remove, by });
    if (values.json) {
      printJson(io, { ...result, removed: values.remove });
      return 0;
    }
    const { releases, compositions, kept } = result;
    for (const { app, version, bytes } of releases) io.stdout(`  ${app} ${version} (${Math.ceil(bytes / 1024)} KB)\n`);
    for (const id of compositions) io.stdout(`  composition ${id}\n`);
    const count = `${releases.length} releases and ${compositions.length} compositions`;
    io.stdout(values.remove ? `removed ${count}` : `would remove ${count}; repeat it with --remove`);
    io.stdout(`\nkept ${kept.releases} releases and ${kept.compositions} compositions\n`);
    return 0;
  },
});
