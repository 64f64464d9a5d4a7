import { parseArgs } from 'node:util';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { countJobs, type Database, type KeptJob, readJobs, retryDeadJobs } from '@vitryna/store-api';
import { databaseOptionsHelp } from './database-command.ts';
import { overDatabase } from './over-database.ts';

const help = `vitryna jobs COMMAND

Scheduled work of the store: what waits, what was tried in vain.

  list             how much there is of each kind
  show NAME | ID   the newest work of a kind, or one piece of it
  dead             what was tried in vain
  retry ID | all   gives dead letters back to their queues

${databaseOptionsHelp}
DATABASE_URL names a PostgreSQL server instead; then the store may go on running. The embedded database belongs to one
process: stop the store first.
`;

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const time = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

const describe = ({ id, name, source, state, data, tries, due, output }: KeptJob): string =>
  [
    `${id}  ${source ?? name}  ${source === null ? state : 'dead'}  tries ${tries}  due ${time(due)}`,
    `  data    ${JSON.stringify(data)}`,
    ...(output === null ? [] : [`  output  ${JSON.stringify(output)}`]),
  ].join('\n');

async function list({ db }: Database): Promise<string> {
  const rows = (await countJobs(db)).map((row) => [
    row.name,
    ...[row.waiting, row.later, row.active, row.done, row.failed].map(String),
    row.oldest === null ? '' : time(row.oldest),
  ]);
  const all = [['', 'due', 'later', 'active', 'done', 'failed', 'oldest due'], ...rows];
  return all
    .map(([name = '', ...rest]) => [name.padEnd(20), ...rest.map((cell) => ` ${cell.padStart(8)}`)].join('').trimEnd())
    .join('\n');
}

async function show(database: Database, which: { name?: string; id?: string }): Promise<string> {
  const found = await readJobs(database.db, which);
  return found.length === 0 ? 'nothing' : found.map(describe).join('\n');
}

/** The options of a command line; null where it is none. */
function toTask([command, what = '', ...rest]: string[]): ((database: Database) => Promise<string>) | null {
  if (rest.length > 0) return null;
  if (command === 'list' && what === '') return list;
  if (command === 'dead' && what === '') return (database) => show(database, { name: 'dead-letters' });
  if (command === 'show' && what !== '')
    return (database) => show(database, isId(what) ? { id: what } : { name: what });
  if (command !== 'retry' || !(what === 'all' || isId(what))) return null;
  return async ({ queue }) => `${await retryDeadJobs(queue, what === 'all' ? undefined : what)} given back`;
}

/** `vitryna jobs …`. */
export const jobsCommand = {
  summary: 'see scheduled work, and give back what was tried in vain',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
    if (values.help) {
      io.stdout(help);
      return 0;
    }
    const task = toTask(positionals);
    if (task === null) {
      io.stderr(help);
      return 2;
    }
    return overDatabase(values.data, io, async (database) => {
      io.stdout(`${await task(database)}\n`);
      return 0;
    });
  },
};
