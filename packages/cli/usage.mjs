// How the commands are used. Plain JavaScript for any Node from 18: it is said before anything is installed.

/** The purpose of each command. Those with a text of their own take no other words than `options`; the others read what follows themselves. */
const commands = {
  start: {
    summary: 'build what has changed and serve the store until Ctrl-C',
    options: [],
    help: `npm start

Brings Node and pnpm for this project, installs, builds what has changed, publishes it and serves the whole store until Ctrl-C.
What was built goes live where nothing is live yet. These variables change that:

  PORT               port of the store, 8080
  API_PORT           port of its API, 4001
  PUBLIC_URL         address under which browsers reach the store, http://localhost:PORT
  GATEWAYS           number of gateway processes
  PROMOTE=on         what was built goes live whatever is live now
  ASSORTMENT_FOLDER  folder of what an empty store is filled with, examples/demo-shop; off: nothing
  DATA_FOLDER        folder of the database, of releases and of pictures, .data
`,
  },
  test: {
    summary: 'run every check there is',
    options: ['--full'],
    help: `npm test [-- --full]

Runs every check there is, those first that find a mistake the soonest; the first that fails ends the run with its output.

  --full           every journey in each language at each width, and the benches that take minutes: npm run test:full
`,
  },
  dev: { summary: 'serve the store and build named apps again on each change' },
  vitryna: { summary: 'publish, promote and look after the store: release, import, orders, new …' },
};

const help = `node packages/cli/bootstrap.mjs COMMAND

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}\n`)
  .join('')}
Without a command it is start. Each command explains itself with --help.
`;

const isHelp = (word) => word === '--help' || word === '-h';

/** The help text instead of running a command: how it is used, after what was wrong where it was used wrongly; null where it runs. */
export function usageOf(command, args) {
  const printStep = (text, fault) => ({ text: fault ? `${fault}\n\n${text}` : text, isFault: fault !== undefined });
  if (isHelp(command) || command === 'help') return printStep(help);
  const own = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (own === undefined) return printStep(help, `"${command}" is no command`);
  if (own.help === undefined) return null;
  if (args.some(isHelp)) return printStep(own.help);
  const misused = args.find((word) => !own.options.includes(word));
  return misused === undefined ? null : printStep(own.help, `${command} does not take "${misused}"`);
}
