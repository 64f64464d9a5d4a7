import { parseArgs } from 'node:util';
import { rollback } from '../rollback.ts';
import {
  commonHelp,
  commonOptions,
  openStore,
  printJson,
  type ReleaseSubcommand,
  runGuarded,
  UsageError,
} from './command.ts';

const help = `vitryna release rollback [COMPOSITION]

Makes the composition before the live one live again, or the given one. Only its files are checked. A canary ends.
Rolling back twice goes back twice.

${commonHelp}`;

export const rollbackCommand: ReleaseSubcommand = {
  summary: 'make an earlier composition live again',
  help,
  run: (argv, io) =>
    runGuarded(help, io, async () => {
      const { values, positionals } = parseArgs({ args: argv, options: commonOptions, allowPositionals: true });
      if (values.help) {
        io.stdout(help);
        return 0;
      }
      const [id = null] = positionals;
      if (positionals.length > 1 || (id !== null && !/^[0-9a-f]{16}$/.test(id))) {
        throw new UsageError('rollback takes one composition id of 16 hex digits, or nothing');
      }
      const pointer = await rollback(openStore(values.store, io), id);
      if (values.json) printJson(io, { outcome: 'rolled-back', pointer });
      else io.stdout(`live again: ${pointer.live}\n`);
      return 0;
    }),
};
