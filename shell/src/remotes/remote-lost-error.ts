/** A remote whose code cannot be had: its outlet is lost, the rest of the page goes on. */
export class RemoteLostError extends Error {
  readonly remote: string;

  constructor(remote: string, cause?: unknown) {
    super(`[shell] ${remote} could not be loaded: its part of the page is replaced by a notice with Retry.`, { cause });
    this.name = 'RemoteLostError';
    this.remote = remote;
  }
}
