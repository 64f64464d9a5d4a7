import { integrityTablePath } from '@vitryna/contracts/file-addresses';
import type { RemotePages } from '@vitryna/navigation';
import type { PageState } from '../document/page-state.ts';
import { createFederation, type Federation } from '../remotes/federation.ts';
import { promisedIntegrity } from '../remotes/promised-integrity.ts';
import { createRemotes } from '../remotes/remotes.ts';
import { createVerifiedImport } from '../remotes/verified-import.ts';
import type { LateParts } from './late-parts.ts';

/** The remotes of the page's composition; what the page preloads of them begins to be evaluated. */
export function openRemotes(
  { remotes, composition }: PageState,
  late: LateParts,
): { federation: Federation; remotes: RemotePages[] } {
  const integrity = promisedIntegrity();
  const verifiedImport = createVerifiedImport(integrity, integrityTablePath(composition), (path, error) =>
    late.federation?.replace(path, error),
  );
  // Data read by the server or by the failed version belongs to another version: the page reads its data anew.
  const federation = createFederation({ remotes, integrity }, verifiedImport, () => late.router?.revalidate());
  late.federation = federation;
  return { federation, remotes: createRemotes(remotes, federation) };
}
