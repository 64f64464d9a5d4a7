import { parseArgs } from 'node:util';
import { startCanary, stopCanary } from '../canary.ts';
import { createCliSmoke, parseCandidate } from './candidate.ts';
import {
  commonHelp,
  commonOptions,
  openStore,
  printJson,
  type ReleaseSubcommand,
  runGuarded,
  UsageError,
} from './command.ts';
import { printGate, printParts } from './print-gate.ts';

const help = `vitryna release canary APP[@VERSION]… | COMPOSITION --percent N
vitryna release canary --off

Gives N percent of the visitors another composition than the live one, after the same gate as promote. A visitor
stays in the same group (a cookie), and growing the share only adds visitors. Promote the id to end it for
everybody, --off to take it back.

  --percent N      share of visitors, 0 to 100
  --off            end the canary
  --skip-smoke     do not evaluate bundles and do not render the routes' examples
${commonHelp}`;

export const canaryCommand: ReleaseSubcommand = {
  summary: 'give a share of the visitors another composition',
  help,
  run: (argv, io) =>
    runGuarded(help, io, async () => {
      const { values, positionals } = parseArgs({
        args: argv,
        options: {
          ...commonOptions,
          percent: { type: 'string' },
          off: { type: 'boolean', default: false },
          'skip-smoke': { type: 'boolean', default: false },
        },
        allowPositionals: true,
      });
      if (values.help) {
        io.stdout(help);
        return 0;
      }
      const store = openStore(values.store, io);
      if (values.off) {
        const pointer = await stopCanary(store);
        if (values.json) printJson(io, { outcome: 'stopped', pointer });
        else io.stdout(`no canary any more; everybody gets ${pointer.live}\n`);
        return 0;
      }
      if (positionals.length === 0) throw new UsageError('canary needs an app or a composition, or --off');
      const percent = Number(values.percent);
      if (values.percent === undefined || !(percent >= 0 && percent <= 100)) {
        throw new UsageError('canary needs --percent with a number from 0 to 100');
      }
      const smoke = await createCliSmoke(values['skip-smoke'], io);
      const result = await startCanary({ store, candidate: parseCandidate(positionals), smoke, percent });
      if (values.json) {
        printJson(io, result);
      } else {
        io.stdout(`composition ${result.composition.id}\n`);
        printParts(result.composition, io);
        io.stdout('gate\n');
        printGate(result.gate, io);
        const isRefused = result.outcome === 'refused';
        io.stdout(isRefused ? 'refused; nothing changed\n' : `${percent} % of the visitors get it now\n`);
      }
      return result.outcome === 'refused' ? 1 : 0;
    }),
};
