type Log = { add: (chunk: string) => void; progress: () => string; output: () => string };
type Say = ((progress: string, isDone?: boolean) => void) & { isTerminal: boolean };
type Env = Record<string, string | undefined>;

export function installOf(command: string, modules: string, env?: Env): { scope: string; args: string[] };
export function once(
  stamp: string,
  step: { result: string; fingerprint: string },
  work: () => Promise<void>,
): Promise<void>;
export function readPnpmLog(): Log;
export function readPlainLog(folder: string): Log;
export function run(options: {
  command: string;
  args: string[];
  cwd: string;
  env: Env;
  log: Log;
  say: Say;
  hint: string;
}): Promise<void>;
