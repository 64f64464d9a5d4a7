import { type LoggedEvent, readLog } from '../releases/log/read-log.ts';
import { type CommandIo, commonHelp, defineSubcommand, openStore, printJson, UsageError } from './command.ts';

const help = `vitryna release log

Prints what was done, newest first: when, what, by whom, why, what the gate refused, left out or noticed, and the pipeline's run.
What is written down and then did not happen (somebody else was faster, the store went away) is marked "failed".

  --limit N        how many (default 20)
${commonHelp}`;

function summaryOf({ action, from, to, releases, canaries }: LoggedEvent): string {
  if (releases.length > 0) return releases.map(({ app, version }) => `${app} ${version}`).join(', ');
  const shares = canaries?.to.map(({ composition, percent }) => `${composition} for ${percent} %`) ?? [];
  const change = from === to ? `${to}` : `${from ?? 'nothing'} to ${to}`;
  return action.startsWith('canary') ? shares.join(', ') || 'none' : change;
}

function print(event: LoggedEvent, io: CommandIo): void {
  const failed = event.outcome === 'failed' ? ' (failed)' : '';
  io.stdout(`${event.at}  ${event.action.padEnd(10)} ${summaryOf(event)}${failed}\n`);
  const reason = event.why ? `: ${event.why}` : '';
  if (event.who || reason) io.stdout(`  ${event.who || 'somebody'}${reason}\n`);
  if (event.ci) io.stdout(`  ${event.ci}\n`);
  for (const { name, outcome, problems, notices } of event.gate) {
    if (outcome !== 'passed') io.stdout(`  gate ${name} ${outcome}\n`);
    for (const line of [...problems, ...notices]) io.stdout(`    ${name}: ${line}\n`);
  }
}

export const logCommand = defineSubcommand({
  summary: 'print what was done, by whom and why',
  help,
  options: { limit: { type: 'string', default: '20' } },
  takesArguments: false,
  run: async ({ values }, io) => {
    const limit = Number(values.limit);
    if (!(Number.isInteger(limit) && limit > 0)) throw new UsageError('--limit takes a number from 1');
    const events = await readLog(openStore(values.store, io), limit);
    if (values.json) printJson(io, events);
    else if (events.length === 0) io.stdout('nothing is written down yet\n');
    else for (const event of events) print(event, io);
    return 0;
  },
});
