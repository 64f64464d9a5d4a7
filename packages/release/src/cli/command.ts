import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { openReleaseStore } from '../release-stores/open-release-store.ts';
import { readTrustFile } from '../release-stores/signing/trust-file.ts';
import { withTrust } from '../release-stores/signing/trusting-reader.ts';

/** A command's access to the world. Text is written as it is: a command ends its own lines. */
export type CommandIo = {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  env: Record<string, string | undefined>;
};

/** 0 done, 1 refused, 2 used wrongly, 3 done but not followed by every gateway. */
export type ExitCode = 0 | 1 | 2 | 3;

/** One subcommand of `vitryna release`. */
export type ReleaseSubcommand = {
  summary: string;
  help: string;
  run: (argv: string[], io: CommandIo) => Promise<ExitCode>;
};

/** Options that every subcommand knows, for `parseArgs`. */
export const commonOptions = {
  store: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const commonHelp = `  --store PLACE    the release store, a folder or s3://… (default: RELEASE_STORE, else .data/releases of the project)
  --json           print the result as JSON
  -h, --help       print this help
`;

export const signerHelp = `RELEASE_KEY is the team's private key, a file or the PEM itself, for a store that trusts keys (release key --help).
`;

const defaultStore = fileURLToPath(new URL('../../../../.data/releases', import.meta.url));

/** Opens the store that the command line or the environment names. */
export const openStore = (option: string | undefined, io: CommandIo): ReleaseStore =>
  withTrust(openReleaseStore(option ?? io.env.RELEASE_STORE ?? defaultStore), () => readTrustFile(io.env));

const shownDetails = 12;

/** Wrong use of a command, told apart from a refusal by its exit code. */
export class UsageError extends Error {}

/** Runs a command and turns what it throws into a message and an exit code. */
export async function runGuarded(help: string, io: CommandIo, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (isUsage) {
      io.stderr(`${(error as Error).message}\n\n${help}`);
      return 2;
    }
    if (!isReleaseError(error)) throw error;
    const shown = error.details.slice(0, shownDetails).map((detail) => `  ${detail}\n`);
    const rest = error.details.length - shown.length;
    io.stderr(`${error.message}\n${shown.join('')}${rest > 0 ? `  and ${rest} more\n` : ''}`);
    return 1;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Own extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: typeof commonOptions & Own; allowPositionals: true }>
>;

/** Makes a subcommand: its own options besides those that every one knows, its help, and what it throws as a message and an exit code. */
export function defineSubcommand<Own extends Options>(input: {
  summary: string;
  help: string;
  options: Own;
  /** Whether it takes words that are no options. */
  takesArguments: boolean;
  run: (parsed: Parsed<Own>, io: CommandIo) => Promise<ExitCode>;
}): ReleaseSubcommand {
  const { summary, help, takesArguments } = input;
  return {
    summary,
    help,
    run: (argv, io) =>
      runGuarded(help, io, async () => {
        const options: Options = { ...commonOptions, ...input.options };
        const parsed = parseArgs({ args: argv, options, allowPositionals: takesArguments });
        if (parsed.values.help === true) {
          io.stdout(help);
          return 0;
        }
        return input.run(parsed as unknown as Parsed<Own>, io);
      }),
  };
}

export const printJson = (io: CommandIo, value: unknown): void => io.stdout(`${JSON.stringify(value, null, 2)}\n`);
