/** The database does not answer, or not in time: the same question may be answered a moment later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database does not answer: ${reasonOf(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

const reasonOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : String(cause);
