import { join } from 'node:path';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { type Database, openDatabase } from '@vitryna/store-api';
import { dataFolder } from './project.ts';

/** Does a command's work over the store's database: a server, or the folder that `--data` names; what fails is told, as exit code 1. */
export async function overDatabase(
  data: string | undefined,
  io: CommandIo,
  work: (database: Database) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: folder = join(dataFolder, 'store') } = io.env;
  try {
    const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: data ?? folder });
    return await work(database).finally(() => database.close());
  } catch (error) {
    io.stderr(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
