import { appNameSchema } from '@vitryna/contracts/release';
import { waitForGateways } from '../releases/gateways.ts';
import { rollback } from '../releases/rollback.ts';
import { changeHelp, changeOptions, followChange, readChangedBy, readWaitMs } from './changing.ts';
import { commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release rollback [APP | COMPOSITION]

Makes the composition before the live one live again, or the given one; with an app, that app as it was before and all
else as it is. Only files are checked. Canaries go on, on top of it. Rolling back twice goes back twice.

${changeHelp}${commonHelp}`;

export const rollbackCommand = defineSubcommand({
  summary: 'make an earlier composition live again',
  help,
  options: { ...changeOptions },
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    const [to = null] = positionals;
    const isKnown = to === null || /^[0-9a-f]{16}$/.test(to) || appNameSchema.safeParse(to).success;
    if (positionals.length > 1 || !isKnown) {
      throw new UsageError('rollback takes one app, one composition id of 16 hex digits, or nothing');
    }
    const store = openStore(values.store, io);
    const waitMs = readWaitMs(values);
    const { pointer, ended } = await rollback(store, to, { by: readChangedBy(values) });
    if (values.json) {
      const gateways = await waitForGateways(store, pointer, waitMs);
      printJson(io, { outcome: 'rolled-back', pointer, ended, ...gateways });
      return gateways.behind.length > 0 ? 3 : 0;
    }
    io.stdout(`live again: ${pointer.live}\n`);
    return followChange({ store, pointer, ended, waitMs }, io);
  },
});
