import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import type { Database } from '@vitryna/store-api';
import { overDatabase } from './over-database.ts';

/** Options that every command over the database takes, and those of its lists. */
export const databaseOptions = {
  data: { type: 'string' },
  limit: { type: 'string', default: '20' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What `--help` says of them. */
export const databaseOptionsHelp = `  --data FOLDER    data folder of the embedded database (default: DATA_FOLDER, else .data/store of the project)
  -h, --help       print this help
`;

type SharedValues = { data?: string | undefined; help: boolean };

/** A command over the store's database: what it is called and how its words are read. */
export type DatabaseCommand<Values extends SharedValues> = {
  summary: string;
  help: string;
  parse: (argv: string[]) => { values: Values; positionals: string[] };
  /** Throws a `UsageError` where the words say nothing that can be done. */
  run: (database: Database, words: string[], values: Values, io: CommandIo) => Promise<ExitCode>;
};

/** Words that say nothing that can be done: told with the command's help, as exit code 2. */
export class UsageError extends Error {}

/** Makes the command: no words and `--help` print the help, refusals and failures are told alike. */
export function databaseCommand<Values extends SharedValues>(command: DatabaseCommand<Values>) {
  const { summary, help, parse } = command;
  return {
    summary,
    async run(argv: string[], io: CommandIo): Promise<ExitCode> {
      const { values, positionals } = parse(argv);
      if (values.help || positionals.length === 0) {
        io.stdout(help);
        return values.help ? 0 : 2;
      }
      return overDatabase(values.data, io, async (database) => {
        try {
          return await command.run(database, positionals, values, io);
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
          io.stderr(`${error.message}\n\n${help}`);
          return 2;
        }
      });
    },
  };
}

/** How a moment is listed: to the minute, in UTC. */
export const minuteOf = (at: Date): string => at.toISOString().slice(0, 16);

/** What every change needs to know: when it is made, and where the links of its mails lead. */
export const changeNow = ({ env }: CommandIo): { publicUrl: string; now: Date } => ({
  publicUrl: env.PUBLIC_URL ?? 'http://localhost:8080',
  now: new Date(),
});
