import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFolderReleaseStore } from '@vitryna/release';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { buildApps } from '../build-apps.ts';
import { dataFolder } from '../project.ts';
import { releaseApps } from '../release-apps.ts';

const help = `vitryna prepare

Builds the shell and every remote where their sources have changed, and fills an empty release store with them: they are published, pass the
gate and go live. A store in which something is live is left as it is: what comes next is shipped with "vitryna release".

  --build-only     builds, and leaves the release store alone
  --built          takes what is built, and builds nothing
  --store FOLDER   the release store (default: RELEASE_STORE, else .data/releases of the project)
  -h, --help       print this help
`;

/** `vitryna prepare`. */
export const prepareCommand = {
  summary: 'build everything, and fill an empty release store with it',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values } = parseArgs({
      args: argv,
      options: {
        'build-only': { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        store: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      io.stdout(help);
      return 0;
    }
    if (!values.built) await buildApps();
    if (values['build-only']) return 0;
    const folder = values.store ?? io.env.RELEASE_STORE ?? join(dataFolder, 'releases');
    const store = createFolderReleaseStore(folder);
    const live = await store.readLive();
    if (live === null) await releaseApps({ storeFolder: folder, promotes: 'first' });
    else io.stdout(`composition ${live.live} is live in ${folder}: nothing changes\n`);
    return 0;
  },
};
