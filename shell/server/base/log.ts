const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

/** Facts of one log line. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Structured log: one JSON object per line. */
export type Log = Record<Level, (message: string, fields?: LogFields) => void>;

/** A line of the log as it is written. */
export const logLine = (level: Level, message: string, fields: LogFields = {}): string =>
  `${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`;

/** Makes a log that writes lines from a level on; `silent` writes none. */
export function createLog(from: Level | 'silent', write: (line: string) => void): Log {
  const least = from === 'silent' ? levels.length : levels.indexOf(from);
  const at =
    (level: Level) =>
    (message: string, fields: LogFields = {}) => {
      if (levels.indexOf(level) < least) return;
      write(logLine(level, message, fields));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Queries of addresses: they hold what somebody searched for, or the secrets of an e-mail. */
const queries = /(?<=[^\s?])\?[^\s"'`<>()[\]{}]+/g;

/** A text without the queries of addresses in it. */
export const withoutQueries = (text: string): string => text.replace(queries, '?…');

/** Message and stack of whatever was thrown, for the log only. */
export const errorFields = (error: unknown): LogFields =>
  error instanceof Error
    ? {
        error: withoutQueries(error.message),
        stack: error.stack && withoutQueries(error.stack),
        cause: error.cause instanceof Error ? withoutQueries(error.cause.message) : undefined,
      }
    : { error: withoutQueries(String(error)) };
