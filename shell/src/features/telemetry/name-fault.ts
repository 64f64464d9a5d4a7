import { isApiError } from '@vitryna/api-client';
import { type AppVersion, cleanMessage, type FaultKind, type ViewFault } from '@vitryna/contracts/telemetry';
import { pageProblemOf } from '../../pages/error/page-problem.ts';
import { type OwnFile, ownFiles } from '../../tab/own-version.ts';

/** Errors of browsers and networks that are no fault of the code. */
function isNoise(error: unknown): boolean {
  if (isApiError(error) || /ResizeObserver loop|^Script error/.test(String(error))) return true;
  if (error instanceof Error && ['AbortError', 'RemoteLostError', 'TimeoutError'].includes(error.name)) return true;
  return pageProblemOf(error).kind !== 'lost';
}

/** Whether a stack names files, and none of the store's: of an extension, or of a counter that somebody added. */
const isForeign = (stack: string, files: OwnFile[]): boolean => files.length === 0 && /[a-z-]+:\/\//.test(stack);

/** The parts that a stack blames: whose file is on top; where that is the shell's, which remotes share, who called it as well. */
function blamed(files: OwnFile[]): OwnFile[] {
  const [top] = files;
  if (top?.app !== 'shell') return top ? [top] : [];
  const caller = files.find(({ app }) => app !== 'shell');
  return caller ? [top, caller] : [top];
}

/**
 * What failed, as it is told: of the versions whose files the stack names, else of the page's own part. Empty for what is nobody's fault.
 *
 * @param where More that names files: the component stack, or the base of a remote.
 */
export function nameFault(kind: FaultKind, error: unknown, where: string, page: AppVersion | undefined): ViewFault[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const message = cleanMessage(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const told = (part: AppVersion, place?: string): ViewFault => ({ ...part, kind, message, ...(place && { place }) });
  const ofFile = ({ app, version, place }: OwnFile) => told({ app, version }, place);
  // React's own frames are the shell's: what did not hydrate, and what did not load, is said beside the error.
  if (kind !== 'error') {
    const [file] = ownFiles(where).filter(({ app }) => kind === 'loss' || app !== 'shell');
    return file ? [ofFile(file)] : page ? [told(page)] : [];
  }
  const files = ownFiles(`${stack}\n${where}`);
  if (isNoise(error) || isForeign(stack, files)) return [];
  const parts = blamed(files);
  return parts.length > 0 ? parts.map(ofFile) : page ? [told(page)] : [];
}
