import { parseArgs } from 'node:util';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { type Database, listPending, type ModerationStep, moderate } from '@vitryna/store-api';
import {
  changeNow,
  databaseCommand,
  databaseOptions,
  databaseOptionsHelp,
  minuteOf,
  UsageError,
} from './database-command.ts';
import { largestPicture } from './uploaded-picture.ts';

const help = `vitryna reviews COMMAND

  list [--limit 20]         reviews (r12) and questions (q5) that nobody has read yet
  approve ID…               they are shown; rating and lists follow, the author gets an e-mail
  reject ID…                they are not, and their pictures are removed; the author of a review gets an e-mail
  answer ID --text TEXT     the shop answers a review that is shown, or a question, which is shown then

${databaseOptionsHelp}
Pictures lie in uploads/ of the data folder. PUBLIC_URL is where the links of mails lead. DATABASE_URL names a PostgreSQL server; then the
store may go on running. The embedded database belongs to one process: stop the store first.
`;

type Values = { limit: string; text?: string | undefined };

/** The step that the words mean. */
function readStep(action: string, { text }: Values): ModerationStep {
  if (action === 'approve' || action === 'reject') return { action };
  if (action !== 'answer') throw new UsageError(`"${action}" is no command of reviews`);
  if (!text?.trim()) throw new UsageError('answer needs --text, what the shop says');
  return { action, text: text.trim() };
}

async function list({ db }: Database, { limit }: Values, io: CommandIo): Promise<ExitCode> {
  for (const { id, at, product, author, rating, isVerified, text, pictures } of await listPending(db, Number(limit))) {
    const stars = rating === null ? 'question' : `${rating}/5${isVerified ? ' bought here' : ''}`;
    io.stdout(`${id}  ${minuteOf(at)}  ${stars}  ${author}  ${product}\n`);
    for (const line of text.split('\n').filter(Boolean)) io.stdout(`    ${line}\n`);
    for (const picture of pictures) io.stdout(`    ${largestPicture(picture)}\n`);
  }
  return 0;
}

async function run(database: Database, [action = '', ...ids]: string[], values: Values, io: CommandIo) {
  if (action === 'list') return list(database, values, io);
  const step = readStep(action, values);
  if (ids.length === 0) throw new UsageError(`${action} needs the id of a review or a question`);
  for (const id of ids) {
    await moderate(database.db, id, step, changeNow(io));
    io.stdout(`${id}  ${action}\n`);
  }
  return 0;
}

/** `vitryna reviews …`. */
export const reviewsCommand = databaseCommand({
  summary: 'read what shoppers write about products, and show it or not',
  help,
  parse: (argv: string[]) =>
    parseArgs({ args: argv, options: { ...databaseOptions, text: { type: 'string' } }, allowPositionals: true }),
  run,
});
