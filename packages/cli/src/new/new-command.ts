import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appNameSchema } from '@vitryna/contracts/release';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { root } from '../project.ts';
import { writeRemote } from './write-remote.ts';

const help = `vitryna new mf-NAME

Writes a small remote: a page (loader, view model, component), a modal, texts in both languages, tests. NAME is the first
segment of the page's address, too: lower-case letters, digits and hyphens.

  --into FOLDER    where the folder of the remote is made (default: the project)
  -h, --help       print this help
`;

const nextSteps = (name: string, path: string) => `
Next:
  pnpm install          links the new workspace
  pnpm dev ${name}
  pnpm verify           its tests and rules run with all others

The page is http://localhost:8080/ua/${path}. Then the remote ships alone:
  pnpm --filter @vitryna/${name} exec rspack build
  pnpm vitryna release publish ${name}/dist
  pnpm vitryna release promote ${name}

Say in its README and package.json what it is for, and name it in the map of the project's README.
`;

/** `vitryna new …`. */
export const newCommand = {
  summary: 'write a new remote',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { into: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
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
    const folder = join(values.into ?? root, name);
    if (existsSync(folder)) {
      io.stderr(`${folder} exists already\n`);
      return 1;
    }
    const files = writeRemote(folder, name);
    io.stdout(`${folder}: ${files.length} files\n${nextSteps(name, name.slice('mf-'.length))}`);
    return 0;
  },
};
