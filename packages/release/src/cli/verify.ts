import { verifyStore } from '../releases/verify.ts';
import { parseAppVersion } from './candidate.ts';
import { commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release verify [APP@VERSION]

Holds a release, or everything in the store, to what it promises: the bytes of every file, manifests, compositions and the live
pointer. Exit code 1 when something is wrong.

${commonHelp}`;

export const verifyCommand = defineSubcommand({
  summary: 'check bytes, manifests, compositions and the pointer',
  help,
  options: {},
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    if (positionals.length > 1) throw new UsageError('verify takes one APP@VERSION, or nothing');
    const [word] = positionals;
    const result = await verifyStore(openStore(values.store, io), word ? parseAppVersion(word) : null);
    if (values.json) {
      printJson(io, result);
    } else {
      for (const problem of result.problems) io.stdout(`  ${problem}\n`);
      const { releases, files, compositions, problems } = result;
      io.stdout(`${releases} releases, ${files} files, ${compositions} compositions: ${problems.length} problems\n`);
    }
    return result.problems.length > 0 ? 1 : 0;
  },
});
