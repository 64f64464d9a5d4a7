import { resolve } from 'node:path';
import { readSigner } from '../release-stores/signing/signer.ts';
import { publish } from '../releases/publish.ts';
import { actorHelp, actorOptions, readChangedBy } from './changing.ts';
import { commonHelp, defineSubcommand, openStore, printJson, signerHelp, UsageError } from './command.ts';

const help = `vitryna release publish FOLDER…

Checks built releases (mf-catalog/dist) and copies them into the store. A published version never changes:
publishing the same build again does nothing, another build of the same version is refused. Nobody sees a
published version before it is promoted.

${actorHelp}${commonHelp}${signerHelp}`;

export const publishCommand = defineSubcommand({
  summary: 'copy built releases into the store',
  help,
  options: { ...actorOptions },
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    if (positionals.length === 0) throw new UsageError('publish needs the folder of a built release');
    const store = openStore(values.store, io);
    const signer = readSigner(io.env);
    const results = [];
    for (const folder of positionals) {
      const result = await publish(store, resolve(folder), new Date(), readChangedBy(values), signer);
      results.push(result);
      const size = `${result.files} files, ${Math.ceil(result.bytes / 1024)} KB`;
      if (!values.json) io.stdout(`${result.outcome.padEnd(9)} ${result.name} ${result.version} (${size})\n`);
    }
    if (values.json) printJson(io, results);
    return 0;
  },
});
