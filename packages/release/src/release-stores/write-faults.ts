import { ReleaseError } from '../model/release-error.ts';

/** The advice to a publisher about a disk that refuses. */
const advice: Record<string, string> = {
  ENOSPC: 'its disk is full: make room and repeat the command',
  EDQUOT: 'the quota of its disk is used up: make room and repeat the command',
  EROFS: 'its file system can only be read',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
};

/** Runs what writes in a folder, which has cleared up after itself; says of a disk that refuses which store it is and what to do. */
export async function explainFaults<T>(location: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const hint = advice[(error as NodeJS.ErrnoException).code ?? ''];
    if (hint === undefined) throw error;
    const message = `${location} cannot be written: ${hint}`;
    throw new ReleaseError('unavailable', message, { details: [(error as Error).message], cause: error });
  }
}
