import { parseArgs } from 'node:util';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { type Database, listPending, type ModerationStep, moderate } from '@vitryna/store-api';
import { overDatabase } from './over-database.ts';
import { largestPicture } from './uploaded-picture.ts';

const help = `vitryna reviews COMMAND

  list [--limit 20]         reviews (r12) and questions (q5) that nobody has read yet
  approve ID…               they are shown; rating and lists follow, the author gets an e-mail
  reject ID…                they are not, and their pictures are removed; the author of a review gets an e-mail
  answer ID --text TEXT     the shop answers a review that is shown, or a question, which is shown then

  --data FOLDER    data folder of the embedded database (default: DATA_FOLDER, else .data/store of the project)
  -h, --help       print this help

Pictures lie in uploads/ of the data folder. PUBLIC_URL is where the links of mails lead. DATABASE_URL names a PostgreSQL server; then the
store may go on running. The embedded database belongs to one process: stop the store first.
`;

type Values = { limit: string; text?: string | undefined };

/** The step that the words mean, or why they mean none. */
function readStep(action: string, { text }: Values): ModerationStep | string {
  if (action === 'answer')
    return text?.trim() ? { action, text: text.trim() } : 'answer needs --text, what the shop says';
  return action === 'approve' || action === 'reject' ? { action } : `"${action}" is no command of reviews`;
}

async function list({ db }: Database, { limit }: Values, io: CommandIo): Promise<ExitCode> {
  for (const { id, at, product, author, rating, isVerified, text, pictures } of await listPending(db, Number(limit))) {
    const stars = rating === null ? 'question' : `${rating}/5${isVerified ? ' bought here' : ''}`;
    io.stdout(`${id}  ${at.toISOString().slice(0, 16)}  ${stars}  ${author}  ${product}\n`);
    for (const line of text.split('\n').filter(Boolean)) io.stdout(`    ${line}\n`);
    for (const picture of pictures) io.stdout(`    ${largestPicture(picture)}\n`);
  }
  return 0;
}

async function run(database: Database, [action = '', ...ids]: string[], values: Values, io: CommandIo) {
  if (action === 'list') return list(database, values, io);
  const step = readStep(action, values);
  if (typeof step === 'string') return refuse(step, io);
  if (ids.length === 0) return refuse(`${action} needs the id of a review or a question`, io);
  const publicUrl = io.env.PUBLIC_URL ?? 'http://localhost:8080';
  for (const id of ids) {
    await moderate(database.db, id, step, { publicUrl, now: new Date() });
    io.stdout(`${id}  ${action}\n`);
  }
  return 0;
}

function refuse(reason: string, io: CommandIo): ExitCode {
  io.stderr(`${reason}\n\n${help}`);
  return 2;
}

/** `vitryna reviews …`. */
export const reviewsCommand = {
  summary: 'read what shoppers write about products, and show it or not',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: argv,
      options: {
        data: { type: 'string' },
        limit: { type: 'string', default: '20' },
        text: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    if (values.help || positionals.length === 0) {
      io.stdout(help);
      return values.help ? 0 : 2;
    }
    return overDatabase(values.data, io, (database) => run(database, positionals, values, io));
  },
};
