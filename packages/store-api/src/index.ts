export { openCatalogue } from './catalogue/catalogue.ts';
export { type Database, type DatabaseOptions, openDatabase } from './database/open-database.ts';
export { readEnv, type StoreApiEnv } from './env.ts';
export { type ImportProgress, type ImportReport, importCatalogue } from './import/import-catalogue.ts';
export { type CarrierPoint, importPoints, type PointReport, type PointSource } from './import/import-points.ts';
export { countJobs, type KeptJob, readJobs, retryDeadJobs } from './jobs/inspect-repository.ts';
export { inspectOrder, latestOrders, type OrderStep, operateOrder } from './modules/order/operate-order.ts';
export type { AskedReturn } from './modules/order/return-repository.ts';
export {
  listPending,
  type ModerationStep,
  moderate,
  type PendingText,
} from './modules/review/moderate.ts';
export { importTranslations } from './modules/shared/translation-repository.ts';
export { openSandboxBank } from './open-banks.ts';
export { type StoreApi, startStoreApi } from './start-store-api.ts';
