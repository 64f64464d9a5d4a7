import { canaryCommand } from './canary.ts';
import type { CommandIo, ExitCode, ReleaseSubcommand } from './command.ts';
import { diffCommand } from './diff.ts';
import { gcCommand } from './gc.ts';
import { keyCommand } from './key.ts';
import { listCommand } from './list.ts';
import { logCommand } from './log.ts';
import { promoteCommand } from './promote.ts';
import { publishCommand } from './publish.ts';
import { rollbackCommand } from './rollback.ts';
import { statusCommand } from './status.ts';
import { verifyCommand } from './verify.ts';

export type { CommandIo, ExitCode } from './command.ts';
export { previewCommand } from './preview.ts';

const subcommands: Record<string, ReleaseSubcommand> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  canary: canaryCommand,
  status: statusCommand,
  log: logCommand,
  list: listCommand,
  diff: diffCommand,
  gc: gcCommand,
  verify: verifyCommand,
  key: keyCommand,
};

const lines = Object.entries(subcommands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}\n`);
const help = `vitryna release COMMAND

${lines.join('')}
Each command explains itself with --help. Exit codes: 0 done, 1 refused, 2 used wrongly,
3 done, but a gateway has not followed.
`;

/** `vitryna release …`: `argv` is what stands after `release`. */
export const releaseCommand = {
  summary: 'publish, promote, roll back and watch releases',
  help,
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const [name = '', ...rest] = argv;
    const command = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (command) return command.run(rest, io);
    const isHelp = name === '--help' || name === '-h' || name === 'help';
    (isHelp ? io.stdout : io.stderr)(isHelp || name === '' ? help : `"${name}" is no release command\n\n${help}`);
    return isHelp ? 0 : 2;
  },
};
