#!/usr/bin/env node
import { previewCommand, releaseCommand } from '@vitryna/release/cli';
import { contentCommand } from './content/content-command.ts';
import { importCommand } from './import-command.ts';
import { jobsCommand } from './jobs-command.ts';
import { newCommand } from './new/new-command.ts';
import { ordersCommand } from './orders-command.ts';
import { prepareCommand } from './production/prepare-command.ts';
import { serveCommand } from './production/serve-command.ts';
import { reviewsCommand } from './reviews-command.ts';

const commands: Record<string, { summary: string; run: typeof releaseCommand.run }> = {
  release: releaseCommand,
  preview: previewCommand,
  import: importCommand,
  content: contentCommand,
  jobs: jobsCommand,
  orders: ordersCommand,
  reviews: reviewsCommand,
  new: newCommand,
  prepare: prepareCommand,
  serve: serveCommand,
};

const help = `vitryna COMMAND

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}\n`)
  .join('')}
Each command explains itself with --help.
`;

const io = {
  stdout: (text: string) => void process.stdout.write(text),
  stderr: (text: string) => void process.stderr.write(text),
  env: process.env,
};

const [name = '', ...argv] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  process.exitCode = await command.run(argv, io);
} else {
  const isHelp = ['', 'help', '--help', '-h'].includes(name);
  (isHelp ? io.stdout : io.stderr)(isHelp ? help : `"${name}" is no command of vitryna\n\n${help}`);
  process.exitCode = isHelp && name !== '' ? 0 : 2;
}
