/** Which version of an app did something; `kind` is what. */
export type RenderFault = {
  app: string;
  version: string;
  /** It computed without end, ended its thread by an error, took too much memory, or did not come to an end in time. */
  kind: 'loop' | 'crash' | 'memory' | 'slow';
  /** Whether it was while the app was evaluated: it cannot run at all. */
  isEvaluation: boolean;
  /** Whether it ended the whole process, one before this. */
  endedProcess?: boolean;
  error: Error;
};

const frame = /\b(shell|mf-[a-z0-9-]+)\/([0-9A-Za-z.+-]+)\/server\//g;

/** Whose code a stack was in: the innermost remote, which the shell only called or was called by; the shell where there is none. */
export function blame(stack: string): { app: string; version: string } | null {
  const frames = [...stack.matchAll(frame)].map(([, app = '', version = '']) => ({ app, version }));
  return frames.find(({ app }) => app !== 'shell') ?? frames[0] ?? null;
}
