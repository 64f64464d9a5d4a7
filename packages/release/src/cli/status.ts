import { type ReleaseStatus, readStatus } from '../releases/status.ts';
import { describeSilent } from './changing.ts';
import { type CommandIo, commonHelp, defineSubcommand, openStore, printJson } from './command.ts';
import { printParts } from './print-gate.ts';

const help = `vitryna release status

Prints which composition is live, the canaries, the gateways, what can be rolled back to and what is published.

${commonHelp}`;

const shownVersions = 5;

function print(status: ReleaseStatus, io: CommandIo): void {
  const { pointer, live, canaries, gateways, versions } = status;
  io.stdout(`store ${status.location}\n`);
  if (!pointer || !live) {
    io.stdout('nothing is live yet\n');
  } else {
    io.stdout(`live ${live.id} since ${pointer.changedAt} (revision ${pointer.revision})\n`);
    printParts(live, io);
    if (pointer.who || pointer.why)
      io.stdout(`  ${pointer.action} by ${pointer.who}: ${pointer.why || 'no reason given'}\n`);
    for (const { id, percent, composition, who, since } of canaries) {
      io.stdout(
        `canary ${id} for ${percent} % since ${since}${who ? ` by ${who}` : ''} (composition ${composition})\n`,
      );
    }
    for (const { name, live: runs, revision, problem } of gateways) {
      const state = revision === pointer.revision && !problem ? 'follows' : `behind${problem ? `: ${problem}` : ''}`;
      io.stdout(`gateway ${name} serves ${runs ?? 'nothing'}, ${state}\n`);
    }
    const [previous] = pointer.history;
    if (previous) io.stdout(`rollback goes to ${previous.id}, live until ${previous.until}\n`);
  }
  const keys = (status.trust?.keys ?? []).map((key) => `${key.id} of ${key.team}${key.revoked ? ' (revoked)' : ''}`);
  io.stdout(status.trust ? `trusted keys: ${keys.join(', ')}\n` : 'no keys are trusted: releases load unsigned\n');
  io.stdout('published, the last one first\n');
  for (const [app, list] of Object.entries(versions)) {
    const names = list.slice(0, shownVersions).map(({ version }) => version);
    const rest = list.length - names.length;
    io.stdout(`  ${app.padEnd(14)} ${names.join(', ')}${rest > 0 ? ` and ${rest} older` : ''}\n`);
  }
}

export const statusCommand = defineSubcommand({
  summary: 'print what is live and what is published',
  help,
  options: {},
  takesArguments: false,
  run: async ({ values }, io) => {
    const store = openStore(values.store, io);
    const status = await readStatus(store);
    if (values.json) printJson(io, status);
    else print(status, io);
    if (!values.json) for (const line of await describeSilent(store)) io.stderr(line);
    return 0;
  },
});
