import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appNameSchema } from '@vitryna/contracts/release';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { root } from '../project.ts';
import { type Bundler, bundlers, writeRemote } from './write-remote.ts';

const help = `vitryna new mf-NAME [--bundler BUNDLER]

Writes a small remote: a page (loader, view model, component), a modal, texts in both languages, tests. NAME is the first
segment of the page's address, too: lower-case letters, digits and hyphens.

  --bundler NAME   what builds it: rspack (default), webpack or vite
  --into FOLDER    where the folder of the remote is made (default: the project)
  -h, --help       print this help
`;

const buildCommands: Record<Bundler, string> = { rspack: 'exec rspack build', webpack: 'build', vite: 'build' };
const isBundler = (word: string): word is Bundler => (bundlers as readonly string[]).includes(word);

const nextSteps = (name: string, path: string, bundler: Bundler) => `
Next:
  pnpm install          links the new workspace
  pnpm dev ${name}      shows it in a store of this checkout: http://localhost:8090/ua/${path}
  pnpm dev ${name} --shell https://shop.example
                        shows it in a store that is live
  pnpm verify           its tests and rules run with all others

Then the remote ships alone, while the store runs (npm start: http://localhost:8080):
  pnpm --filter @vitryna/${name} ${buildCommands[bundler]}
  pnpm vitryna release publish ${name}/dist
  pnpm vitryna release promote ${name}

Say in its README and package.json what it is for and in module-federation.config.ts whom to ask, and name it in the map of the project's
README. docs/teams.md goes through all of it.
`;

/** `vitryna new …`. */
export const newCommand = {
  summary: 'write a new remote',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: argv,
      options: {
        into: { type: 'string' },
        bundler: { type: 'string', default: 'rspack' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    const [name, ...rest] = positionals;
    if (values.help) {
      io.stdout(help);
      return 0;
    }
    if (!name || rest.length > 0) {
      io.stderr(`what shall the remote be called?\n\n${help}`);
      return 2;
    }
    if (name === 'shell' || !appNameSchema.safeParse(name).success) {
      io.stderr(`"${name}" cannot be the name of a remote\n\n${help}`);
      return 2;
    }
    const { bundler } = values;
    if (!isBundler(bundler)) {
      io.stderr(`"${bundler}" builds no remote here\n\n${help}`);
      return 2;
    }
    const folder = join(values.into ?? root, name);
    if (existsSync(folder)) {
      io.stderr(`${folder} exists already\n`);
      return 1;
    }
    const files = writeRemote(folder, name, bundler);
    io.stdout(`${folder}: ${files.length} files\n${nextSteps(name, name.slice('mf-'.length), bundler)}`);
    return 0;
  },
};
