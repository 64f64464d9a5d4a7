export { maxCompared } from '@vitryna/contracts/values';
export { createStores, type Stores } from './create-stores.ts';
export {
  type AutomaticModal,
  type ExtraArgument,
  isRemoteModal,
  type ModalExtras,
  type ModalName,
  modalNames,
  type RemoteModalName,
  type ResultExtra,
  type SharedModalName,
} from './modal-names.ts';
export type {
  StoreApi,
  StoreEventBus,
  StoreEventName,
  StoreOperation,
  StoreProblem,
  StoresOptions,
} from './options.ts';
export { countCartUnits, countCompared, isCompared, isFavourite, isInCart, sumCart } from './selectors.ts';
export { type ComparisonResult, comparisonKey } from './slices/comparison.ts';
export type { LoadStatus, OutboxNotice, StoreState, Theme, WaitingWrite } from './state.ts';
