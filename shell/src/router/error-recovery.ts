/** The error page's data when a loader failed. The code that looks for it arrives after the first view. */
export type ErrorRecovery = {
  /** Gives data, or throws: the error itself when there is nothing, or the way to what is kept. */
  find?: (error: unknown, address: string) => Promise<unknown>;
};
