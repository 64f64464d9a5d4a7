import { readSigner } from '../release-stores/signing/signer.ts';
import { waitForGateways } from '../releases/gateways.ts';
import { promote } from '../releases/promote.ts';
import { createCliSmoke, parseCandidate, smokeHelp, smokeOptions } from './candidate.ts';
import { changeHelp, changeOptions, followChange, readChangedBy, readWaitMs } from './changing.ts';
import { commonHelp, defineSubcommand, openStore, printJson, signerHelp } from './command.ts';
import { printGate, printParts } from './print-gate.ts';

const help = `vitryna release promote [APP[@VERSION]… | COMPOSITION]

Makes a composition live: the live one with the named apps changed (without @VERSION to the one published last),
or an existing composition by its id. Without arguments every app takes the version published last. The gate runs first;
when a step refuses, nothing changes and the exit code is 1. Canaries go on, on top of it; one whose changes are live
by now ends, also that of the app that is promoted when it is the same version.

  --without APP    leave an app out; can be repeated
${smokeHelp}${changeHelp}${commonHelp}
API_URL (default http://127.0.0.1:4001) is where the smoke finds its data: without it the gate refuses. GATEWAY_SECRET is its
credential there; a store that was started on this machine keeps it beside its releases.
${signerHelp}`;

export const promoteCommand = defineSubcommand({
  summary: 'make a composition live after the gate',
  help,
  options: { ...changeOptions, without: { type: 'string', multiple: true, default: [] as string[] }, ...smokeOptions },
  takesArguments: true,
  run: async ({ values, positionals }, io) => {
    const candidate = parseCandidate(positionals, values.without);
    const store = openStore(values.store, io);
    const [by, waitMs] = [readChangedBy(values), readWaitMs(values)];
    const smoke = await createCliSmoke(values, store, io);
    const result = await promote({ store, candidate, smoke, by, signer: readSigner(io.env) });
    if (values.json) {
      const isLive = result.outcome === 'promoted' && result.pointer;
      printJson(io, isLive ? { ...result, ...(await waitForGateways(store, isLive, waitMs)) } : result);
    } else {
      io.stdout(`composition ${result.composition.id}\n`);
      printParts(result.composition, io);
      io.stdout('gate\n');
      printGate(result.gate, io);
      const outcomes = {
        promoted: `live now: ${result.composition.id}`,
        unchanged: 'this composition is live already; nothing changed',
        refused: 'refused; the live composition stays as it was',
      };
      io.stdout(`${outcomes[result.outcome]}\n`);
      if (result.outcome === 'promoted' && result.pointer) {
        return followChange({ store, pointer: result.pointer, ended: result.ended, waitMs }, io);
      }
    }
    return result.outcome === 'refused' ? 1 : 0;
  },
});
