import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** What a bench under load is told; `seconds` of measuring. Without `data` the data are in a new folder. */
export type LoadArguments = { partsFolder: string; clients: number; seconds: number; data: string | undefined };

/**
 * Reads `PARTS_FOLDER [--clients 16] [--seconds 15] [--data FOLDER]`.
 * @throws where the folder of the parts is missing
 */
export function readLoadArguments(name: string): LoadArguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      clients: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '15' },
      data: { type: 'string' },
    },
  });
  const [partsFolder] = positionals;
  if (partsFolder === undefined) throw new Error(`bench: give the folder of the parts: ${name}.ts ../data/pc-parts`);
  return { partsFolder, clients: Number(values.clients), seconds: Number(values.seconds), data: values.data };
}

/** Does the work over a folder of data; one that was not given is removed afterwards. */
export async function withDataFolder(
  name: string,
  given: string | undefined,
  work: (dataFolder: string) => Promise<void>,
): Promise<void> {
  const dataFolder = given ?? (await mkdtemp(join(tmpdir(), `vitryna-${name}-`)));
  try {
    await work(dataFolder);
  } finally {
    if (given === undefined) await rm(dataFolder, { recursive: true });
  }
}
