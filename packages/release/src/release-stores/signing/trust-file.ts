import { readFileSync } from 'node:fs';
import { ReleaseError } from '../../model/release-error.ts';
import type { Trust } from '../../model/trust.ts';
import { parseTrust } from '../parse-files.ts';

/** The trusted keys that `RELEASE_TRUST` names, a file beside the settings of a gateway or a pipeline; null: those of the store count. */
export function readTrustFile({ RELEASE_TRUST: path }: Record<string, string | undefined>): Trust | null {
  if (!path) return null;
  try {
    return parseTrust(readFileSync(path), path);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError('not-found', `RELEASE_TRUST names ${path}, which cannot be read`, { cause: error });
  }
}
