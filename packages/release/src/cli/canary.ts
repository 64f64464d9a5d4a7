import { readSigner } from '../release-stores/signing/signer.ts';
import { endCanary, startCanary } from '../releases/canary.ts';
import { createCliSmoke, parseCandidate, smokeHelp, smokeOptions } from './candidate.ts';
import { changeHelp, changeOptions, followChange, readChangedBy, readWaitMs } from './changing.ts';
import { commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';
import { printGate, printParts } from './print-gate.ts';

const help = `vitryna release canary APP[@VERSION]… | COMPOSITION --percent N
vitryna release canary end APP | --all

Gives N percent of the visitors a change on top of what is live, after the same gate as promote. An app has one canary;
several apps can have theirs at once, and a visitor whom two would take gets one of them. Visitors of a canary get what
others promote. A visitor stays in the same group (a cookie), and the same change with a larger share only adds visitors.
Promoting the change ends it, with everybody in it; end takes it back.

  --percent N      share of visitors, 0 to 100
  --all            end every canary
${smokeHelp}${changeHelp}${commonHelp}`;

export const canaryCommand = defineSubcommand({
  summary: 'give a share of the visitors a change, or end that',
  help,
  options: { ...changeOptions, percent: { type: 'string' }, all: { type: 'boolean', default: false }, ...smokeOptions },
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    const store = openStore(values.store, io);
    const [by, waitMs] = [readChangedBy(values), readWaitMs(values)];
    const [first, app = null, ...more] = positionals;
    if (first === 'end') {
      if (more.length > 0 || (app === null) !== values.all) throw new UsageError('canary end needs one app, or --all');
      const { pointer, ended } = await endCanary({ store, app, by });
      if (values.json) {
        printJson(io, { outcome: 'ended', pointer, ended });
        return 0;
      }
      for (const { id, percent } of ended) io.stdout(`canary ${id} (${percent} %) has ended\n`);
      return followChange({ store, pointer, ended: [], waitMs }, io);
    }
    if (first === undefined) throw new UsageError('canary needs an app or a composition, or "end"');
    const percent = Number(values.percent);
    if (values.percent === undefined || !(percent >= 0 && percent <= 100)) {
      throw new UsageError('canary needs --percent with a number from 0 to 100');
    }
    const smoke = await createCliSmoke(values, store, io);
    const result = await startCanary({
      store,
      candidate: parseCandidate(positionals),
      smoke,
      percent,
      by,
      signer: readSigner(io.env),
    });
    if (values.json) {
      printJson(io, result);
    } else {
      io.stdout(`composition ${result.composition.id}\n`);
      printParts(result.composition, io);
      io.stdout('gate\n');
      printGate(result.gate, io);
      const isRefused = result.outcome === 'refused' || !result.pointer;
      io.stdout(isRefused ? 'refused; nothing changed\n' : `${percent} % of the visitors get it now\n`);
      if (!isRefused && result.pointer) return followChange({ store, pointer: result.pointer, ended: [], waitMs }, io);
    }
    return result.outcome === 'refused' ? 1 : 0;
  },
});
