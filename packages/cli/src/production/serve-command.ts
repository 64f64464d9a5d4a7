import { join } from 'node:path';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { processMemory } from '../child-process.ts';
import { assortmentFolder, root } from '../project.ts';
import { ownParts } from '../store-processes.ts';
import { writeTranslations } from '../translations-file.ts';
import { productionEnv } from './production-env.ts';

const help = `vitryna serve api|gateway

Becomes one process of a store in production: the same number, no other process around it. Run as many of both as wanted, each with a PORT
of its own; their supervisor (systemd, a container) restarts them. SIGTERM: it says that it ends, serves on until others have heard of
it, finishes what it has.

  api      needs DATABASE_URL (PostgreSQL), PUBLIC_URL, GATEWAY_SECRET
  gateway  needs API_URL (all of them, with commas), PUBLIC_URL, GATEWAY_SECRET, RELEASE_STORE

A name followed by _FILE names a file that holds the value: GATEWAY_SECRET_FILE=/run/secrets/gateway. All other settings:
packages/store-api/README.md, shell/server/README.md. How these stand together: deploy/README.md.

  -h, --help       print this help
`;

const parts = {
  api: { program: ownParts.api, needs: ['DATABASE_URL', 'PUBLIC_URL', 'GATEWAY_SECRET'] },
  gateway: { program: ownParts.gateway, needs: ['API_URL', 'PUBLIC_URL', 'GATEWAY_SECRET', 'RELEASE_STORE'] },
} as const;

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

/** `vitryna serve …`. */
export const serveCommand = {
  summary: 'become one process of a store in production',
  async run([name = '', ...rest]: string[], io: CommandIo): Promise<ExitCode> {
    if (name === '--help' || name === '-h') {
      io.stdout(help);
      return 0;
    }
    if (!isPart(name) || rest.length > 0) {
      io.stderr(
        `${name === '' ? 'what shall be served?' : `"${[name, ...rest].join(' ')}" is nothing to serve`}\n\n${help}`,
      );
      return 2;
    }
    const { program, needs } = parts[name];
    const { env, problems } = productionEnv(io.env, needs);
    if (problems.length > 0) {
      io.stderr(`vitryna serve ${name}: these settings are missing or cannot be read\n${problems.join('\n')}\n`);
      return 1;
    }
    if (!process.execve) {
      io.stderr('vitryna serve runs where a process can become another one: Linux, macOS\n');
      return 1;
    }
    const texts = env.TRANSLATIONS_FILE === undefined ? { TRANSLATIONS_FILE: writeTranslations() } : {};
    const own = name === 'api' ? { ASSORTMENT_FOLDER: assortmentFolder, ...texts } : {};
    // No supervisor stays in between: signals, memory and the end are the process's own.
    process.execve(process.execPath, [process.execPath, '--enable-source-maps', join(root, program)], {
      ...processMemory,
      ...own,
      ...env,
    });
    return 0;
  },
};
