export { bundledTexts } from './bundles/bundled-texts.ts';
export {
  type LoadCompositionInput,
  type LoadedComposition,
  loadComposition,
} from './bundles/load-composition.ts';
export { createSmoke, type SmokeOptions } from './bundles/smoke-render.ts';
export { type CanaryInput, endCanary, startCanary } from './canary.ts';
export type { EndedCanary } from './carry-canaries.ts';
export { compositionIdOf, createComposition } from './composition.ts';
export { createFolderReleaseStore } from './folder-release-store.ts';
export type { GateContext, GateFindings } from './gate/gate-step.ts';
export type { GateReport, Smoke } from './gate/run-gate.ts';
export { announceMs, type Followed, readRunningGateways, waitForGateways } from './gateways.ts';
export { createHttpReleaseStore } from './http-release-store.ts';
export { integrityOf } from './integrity.ts';
export { judge, sumCounts, type Thresholds } from './judge.ts';
export type { ChangedBy } from './live-pointer.ts';
export { openReleaseReader } from './open-release-reader.ts';
export { type Candidate, type PromoteInput, type PromoteResult, promote } from './promote.ts';
export { type PublishResult, publish } from './publish.ts';
export { isReleaseError, ReleaseError, type ReleaseErrorCode } from './release-error.ts';
export { isWritable, type ReleaseReader, type ReleaseStore, type StoredRelease } from './release-store.ts';
export type { CompositionChanges } from './resolve-composition.ts';
export { rollback } from './rollback.ts';
export { type ReleaseStatus, readStatus } from './status.ts';
export { encodingsOf, type FileEncoding, readVerifiedFile } from './verified-file.ts';
