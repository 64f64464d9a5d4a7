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
    options: ['--full', '--keep-going', '--changed', 'since'],
    // The word after one of these is taken as it is, or all that follow.
    takesNext: ['since'],
    takesRest: ['--only'],
    help: `npm test [-- --full | --changed [since REVISION]] [--keep-going] [--only STEP …]

Runs every check there is, those first that find a mistake the soonest. All failures of a step are shown; after it no other begins.
Its end says what was checked, for how long, what was left out, what was tried again, and how to repeat what failed.

  --full           every journey in each language at each width, and the benches that take minutes: npm run test:full
  --changed        what the changes can reach, committed since the main branch or not; "since REVISION": since another one
  --keep-going     goes on to the next step after one that failed
  --only STEP …    one step: dependencies, format, unused, browsers, types, postgres, units, object-storage, strapi, build,
                   production-start, journeys. What follows goes to its tool: files, --project=uk-phone
`,
  },
  install: {
    summary: 'install the packages of every check, where only those of the store are there',
    options: [],
    help: `node packages/cli/bootstrap.mjs install

npm start installs what runs and builds the store. This installs the rest: what pnpm verify, pnpm fix and each pnpm check:… need.
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
  const { options, takesNext = [], takesRest = [] } = own;
  const rest = args.findIndex((word) => takesRest.includes(word));
  const known = rest === -1 ? args : args.slice(0, rest);
  const misused = known.find((word, at) => !options.includes(word) && !takesNext.includes(known[at - 1]));
  return misused === undefined ? null : printStep(own.help, `${command} does not take "${misused}"`);
}
