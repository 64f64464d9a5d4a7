// What tests of other workspaces need to ask this catalogue without a server.
export type { CardReader } from './catalogue/read-cards.ts';
export { makeTestDatabase, openTestFolder, testServerUrl } from './database/open-test-database.ts';
export { listProducts } from './modules/catalog/product-list.ts';
export { openSampleShop, type SampleShop } from './modules/catalog/sample-shop.ts';
export { addDelivery } from './testing/add-delivery.ts';
export { startApiProcess } from './testing/api-process.ts';
export { addAssortment } from './testing/assortment.ts';
export { compareOrders, type OrderFaults } from './testing/compare-orders.ts';
export { answerFault } from './testing/fuzz/answer-faults.ts';
export { fuzzedCallbacks } from './testing/fuzz/bank-messages.ts';
export {
  type FuzzedRequest,
  fuzzedAddresses,
  fuzzedOperations,
  type StoreDocument,
} from './testing/fuzz/fuzzed-requests.ts';
export { knownTexts } from './testing/fuzz/known-texts.ts';
export { type Lived, liveThrough } from './testing/fuzz/live-through.ts';
export { fuzzedForms, type PostedForm } from './testing/fuzz/posted-forms.ts';
export { type ShopperReport, shopPersistently } from './testing/persistent-shopper.ts';
export { compareMessages, type WriterReport, writePersistently } from './testing/persistent-writer.ts';
export { openTestBrowser } from './testing/test-browser.ts';
