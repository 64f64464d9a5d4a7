export { bundledTexts } from './bundles/bundled-texts.ts';
export { createHttpUpstream, type HttpUpstreamOptions } from './bundles/http-upstream.ts';
export { loadComposition } from './bundles/load-composition.ts';
export type { ReleaseCacheOptions } from './cache/cached-release-reader.ts';
export { type CanaryInput, endCanary, startCanary } from './canary.ts';
export type { EndedCanary } from './carry-canaries.ts';
export { compositionIdOf, createComposition } from './composition.ts';
export { createFolderReleaseStore } from './folder-release-store.ts';
export type { GateContext, GateFindings } from './gate/gate-step.ts';
export type { GateReport, Smoke } from './gate/run-gate.ts';
export { gatewaySecretFile } from './gateway-secret.ts';
export { announceMs, type Followed, readRunningGateways, waitForGateways } from './gateways.ts';
export { collectGarbage } from './gc.ts';
export { createHttpReleaseStore } from './http-release-store.ts';
export { publicCompositions } from './in-use.ts';
export { integrityOf } from './integrity.ts';
export { judge, sumCounts, type Thresholds } from './judge.ts';
export type { ChangedBy } from './live-pointer.ts';
export { type LoggedEvent, readLog } from './log/read-log.ts';
export { mirrorLive } from './mirror-live.ts';
export { openReleaseReader } from './open-release-reader.ts';
export { openReleaseStore } from './open-release-store.ts';
export { type Preview, readPreview, signPreview } from './preview-token.ts';
export { type Candidate, type PromoteInput, type PromoteResult, promote } from './promote.ts';
export { type PublishResult, publish } from './publish.ts';
export { isReleaseError, ReleaseError, type ReleaseErrorCode } from './release-error.ts';
export { isWritable, type ReleaseReader, type ReleaseStore, type StoredRelease } from './release-store.ts';
export type { RenderFault } from './render-pool/blame.ts';
export type { Dangers } from './render-pool/dangers.ts';
export type { RenderLimits } from './render-pool/limits.ts';
export type { Screen } from './render-pool/messages.ts';
export { type OpenComposition, type OpenCompositionInput, openComposition } from './render-pool/open-composition.ts';
export {
  brotliOptions,
  type HtmlPacking,
  type PackedHtml,
  type PackedPage,
  packHtml,
  unpackHtml,
  zstdOptions,
} from './render-pool/packed-html.ts';
export { unendedThreads } from './render-pool/unended-threads.ts';
export type { CompositionChanges } from './resolve-composition.ts';
export { rollback } from './rollback.ts';
export { readSigner } from './signing/signer.ts';
export { readTrustFile } from './signing/trust-file.ts';
export { createTrustingReader, withTrust } from './signing/trusting-reader.ts';
export { findBrowser } from './smoke/browser.ts';
export { createHydrate } from './smoke/hydrate.ts';
export { createSmoke, type SmokeOptions } from './smoke/smoke.ts';
export { type ReleaseStatus, readStatus } from './status.ts';
export { encodingsOf, type FileEncoding, readVerifiedFile } from './verified-file.ts';
