import { parseArgs } from 'node:util';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { editorPaths, longestPreviewSeconds, signPreviewQuery, webhookToken } from '@vitryna/strapi/pass';
import { UsageError } from '../database-command.ts';
import { seedStrapi } from './seed-strapi.ts';
import { writeSchema } from './write-schema.ts';

const help = `vitryna content COMMAND

  schema FOLDER                          write the content types of the store into a Strapi 5 project
  seed --to URL --token TOKEN            fill that Strapi with the content of the assortment; what is there already is left alone
  preview PATH [--hours 8]               print a link that shows the drafts of a page, and of all others after it
  webhook                                print what Strapi's webhook is told, so that the store hears of each change

  --pictures URL     a running store whose pictures are uploaded (default: PUBLIC_URL, else http://localhost:8080; off: none)
  --url URL          where the store is (default: PUBLIC_URL, else http://localhost:8080)
  --force            schema: replace files that are there and differ
  -h, --help         print this help

CONTENT_SECRET signs links and webhooks, as gateways and the store API have it. ASSORTMENT_FOLDER and BRAND_FOLDER name what is seeded.
How a shop gets its editor: docs/content.md.
`;

const options = {
  to: { type: 'string' },
  token: { type: 'string' },
  pictures: { type: 'string' },
  url: { type: 'string' },
  hours: { type: 'string', default: '8' },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

function secretOf({ env }: CommandIo): string {
  const { CONTENT_SECRET: secret = '' } = env;
  if (secret.length < 16)
    throw new UsageError('set CONTENT_SECRET as gateways and the store API have it, 16 characters at least');
  return secret;
}

const storeUrl = (named: string | undefined, { env }: CommandIo): string =>
  (named ?? (env.PUBLIC_URL || 'http://localhost:8080')).replace(/\/+$/, '');

function preview(path: string | undefined, values: Values, io: CommandIo): void {
  if (!path?.startsWith('/')) throw new UsageError('preview needs the path of a page: /ua/warranty');
  const hours = Number(values.hours);
  const longest = longestPreviewSeconds / 3600;
  if (!(hours > 0 && hours < longest)) throw new UsageError(`--hours is less than ${longest}`);
  const until = Math.round(Date.now() / 1000 + hours * 3600);
  io.stdout(`${storeUrl(values.url, io)}${editorPaths.preview}?${signPreviewQuery(path, until, secretOf(io))}\n`);
}

async function run([action, word]: string[], values: Values, io: CommandIo): Promise<void> {
  switch (action) {
    case 'schema':
      if (!word) throw new UsageError('schema needs the folder of a Strapi project');
      return writeSchema(word, values.force, io);
    case 'seed':
      if (!values.to || !values.token) throw new UsageError('seed needs --to, the address of Strapi, and --token');
      return seedStrapi(
        {
          url: values.to,
          token: values.token,
          pictures: values.pictures === 'off' ? 'off' : storeUrl(values.pictures, io),
        },
        io,
      );
    case 'preview':
      return preview(word, values, io);
    case 'webhook':
      io.stdout(
        `URL:    ${storeUrl(values.url, io)}${editorPaths.webhook}\nHeader: Authorization\nValue:  Bearer ${webhookToken(secretOf(io))}\n`,
      );
      return;
    default:
      throw new UsageError(action ? `"${action}" is no command of content` : 'what shall be done?');
  }
}

/** `vitryna content …`. */
export const contentCommand = {
  summary: 'keep the content in a Strapi: its types, its first content, links to drafts',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    try {
      const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true });
      if (values.help) io.stdout(help);
      else await run(positionals, values, io);
      return 0;
    } catch (error) {
      const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
      io.stderr(`${error instanceof Error ? error.message : String(error)}\n${isUsage ? `\n${help}` : ''}`);
      return isUsage ? 2 : 1;
    }
  },
};
