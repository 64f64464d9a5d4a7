import { appNameSchema } from '@vitryna/contracts/release';
import { type ListedVersion, listReleases } from '../releases/list-releases.ts';
import { commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release list [APP]

Prints every published version of every app, or of one, newest first: when it was built, its size, and where it is used:
live, in a canary, in the history that rollback goes back to, or nowhere.

${commonHelp}`;

const lineOf = ({ version, builtAt, bytes, uses }: ListedVersion) =>
  `  ${version.padEnd(24)} ${builtAt}  ${`${Math.ceil(bytes / 1024)} KB`.padStart(9)}  ${uses.join(', ') || 'not promoted'}\n`;

export const listCommand = defineSubcommand({
  summary: 'print every published version and where it is used',
  help,
  options: {},
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    const [app = null] = positionals;
    if (positionals.length > 1 || (app !== null && !appNameSchema.safeParse(app).success)) {
      throw new UsageError('list takes one app, like mf-catalog, or nothing');
    }
    const apps = await listReleases(openStore(values.store, io), app);
    if (values.json) printJson(io, apps);
    else {
      for (const [name, versions] of Object.entries(apps)) io.stdout(`${name}\n${versions.map(lineOf).join('')}`);
    }
    return 0;
  },
});
