import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { signPreview } from '../releases/preview-token.ts';
import { parseWord } from './candidate.ts';
import { type CommandIo, openStore, type ReleaseSubcommand, runGuarded, UsageError } from './command.ts';

const help = `vitryna preview APP[@VERSION] [--hours N] [--url URL]

Prints a link to the live store with this published version, for you and the people to whom you give it: the one that was published last
unless said.
It is signed with PREVIEW_SECRET, else GATEWAY_SECRET, as the gateways have it (beside a store on this machine: .data/gateway-secret).

  --hours N        how long the link and what it opened are good for (default: 24, at most 168)
  --url URL        where the store is (default: PUBLIC_URL, else http://localhost:8080)
  --store FOLDER   the release store (default: RELEASE_STORE, else .data/releases of the project)
  -h, --help       print this help
`;

const longestHours = 168;

async function readSecret(storeFolder: string, { env }: CommandIo): Promise<string> {
  const secret = env.PREVIEW_SECRET || env.GATEWAY_SECRET;
  const kept = secret || (await readFile(join(dirname(storeFolder), 'gateway-secret'), 'utf8').catch(() => ''));
  if (kept === '') throw new UsageError('release: no secret to sign with: set PREVIEW_SECRET as the gateways have it');
  return kept.trim();
}

export const previewCommand: ReleaseSubcommand = {
  summary: 'print a link that shows a version before it is live',
  help,
  run: (argv, io) =>
    runGuarded(help, io, async () => {
      const { values, positionals } = parseArgs({
        args: argv,
        options: {
          hours: { type: 'string', default: '24' },
          url: { type: 'string' },
          store: { type: 'string' },
          help: { type: 'boolean', short: 'h', default: false },
        },
        allowPositionals: true,
      });
      if (values.help) {
        io.stdout(help);
        return 0;
      }
      const [word = ''] = positionals;
      if (positionals.length !== 1) throw new UsageError('release: say which app, APP or APP@VERSION');
      const { app, version: wanted } = parseWord(word);
      const hours = Number(values.hours);
      if (!(hours > 0 && hours <= longestHours)) throw new UsageError(`release: --hours is 1 to ${longestHours}`);
      const store = openStore(values.store, io);
      const [latest] = await store.listVersions(app);
      const version = wanted === 'latest' && latest ? latest.release.version : wanted;
      await store.readRelease(app, version);
      const until = Math.round(Date.now() / 1000 + hours * 3600);
      const token = signPreview({ app, version, until }, await readSecret(store.location, io));
      const url = (values.url ?? (io.env.PUBLIC_URL || 'http://localhost:8080')).replace(/\/+$/, '');
      io.stdout(`${url}/builds/preview?key=${token}\n`);
      return 0;
    }),
};
