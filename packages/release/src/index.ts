export { compareVersions, sumCounts, type Thresholds } from './model/canary-statistics.ts';
export { compositionIdOf, createComposition } from './model/composition.ts';
export { publicCompositions } from './model/in-use.ts';
export { integrityOf } from './model/integrity.ts';
export type { ChangedBy } from './model/live-pointer.ts';
export { isReleaseError, ReleaseError, type ReleaseErrorCode } from './model/release-error.ts';
export { isWritable, type ReleaseReader, type ReleaseStore, type StoredRelease } from './model/release-store.ts';
export { encodingsOf, type FileEncoding, readVerifiedFile } from './model/verified-file.ts';
export type { ReleaseCacheOptions } from './release-stores/cache/cached-release-reader.ts';
export { createFolderReleaseStore } from './release-stores/folder-release-store.ts';
export { createHttpReleaseStore } from './release-stores/http-release-store.ts';
export { mirrorLive } from './release-stores/mirror-live.ts';
export { openReleaseReader } from './release-stores/open-release-reader.ts';
export { openReleaseStore } from './release-stores/open-release-store.ts';
export { readSigner } from './release-stores/signing/signer.ts';
export { readTrustFile } from './release-stores/signing/trust-file.ts';
export { createTrustingReader, withTrust } from './release-stores/signing/trusting-reader.ts';
export { type CanaryInput, endCanary, startCanary } from './releases/canary.ts';
export type { EndedCanary } from './releases/carry-canaries.ts';
export type { GateContext, GateFindings } from './releases/gate/gate-step.ts';
export type { GateReport, Smoke } from './releases/gate/run-gate.ts';
export { gatewaySecretFile } from './releases/gateway-secret.ts';
export { type Followed, heartbeatMs, readRunningGateways, waitForGateways } from './releases/gateways.ts';
export { collectGarbage } from './releases/gc.ts';
export { type LoggedEvent, readLog } from './releases/log/read-log.ts';
export { type Preview, readPreview, signPreview } from './releases/preview-token.ts';
export { type Candidate, type PromoteInput, type PromoteResult, promote } from './releases/promote.ts';
export { type PublishResult, publish } from './releases/publish.ts';
export type { CompositionChanges } from './releases/resolve-composition.ts';
export { rollback } from './releases/rollback.ts';
export { type ReleaseStatus, readStatus } from './releases/status.ts';
export { bundledTexts } from './sandbox/bundles/bundled-texts.ts';
export { createHttpUpstream, type HttpUpstreamOptions } from './sandbox/bundles/http-upstream.ts';
export { loadComposition } from './sandbox/bundles/load-composition.ts';
export type { RenderFault } from './sandbox/render-pool/blame.ts';
export type { Dangers } from './sandbox/render-pool/dangers.ts';
export { hungWorkers } from './sandbox/render-pool/hung-workers.ts';
export type { RenderLimits } from './sandbox/render-pool/limits.ts';
export type { Screen } from './sandbox/render-pool/messages.ts';
export {
  type OpenComposition,
  type OpenCompositionInput,
  openComposition,
} from './sandbox/render-pool/open-composition.ts';
export {
  brotliOptions,
  type HtmlPacking,
  type PackedHtml,
  type PackedPage,
  packHtml,
  unpackHtml,
  zstdOptions,
} from './sandbox/render-pool/packed-html.ts';
export { findBrowser } from './sandbox/smoke/browser.ts';
export { createHydrate } from './sandbox/smoke/hydrate.ts';
export { createSmoke, type SmokeOptions } from './sandbox/smoke/smoke.ts';
