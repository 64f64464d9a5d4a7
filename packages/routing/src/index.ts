export {
  type CheckedAddress,
  checkAddress,
  encodeSegment,
  maxPathLength,
  maxQueryLength,
  type NormalisedPath,
  normalisePath,
} from './address.ts';
export {
  encodeFilters,
  hasReversedPrice,
  keepVisitParameters,
  type ParsedFilters,
  parseFilters,
} from './filter-codec.ts';
export {
  countFilters,
  defaultSort,
  emptyFilters,
  type FilterSort,
  type FilterState,
  sorts,
} from './filter-state.ts';
export {
  addLabel,
  clearFilters,
  clearSpecification,
  dropUnknown,
  hasOption,
  optionsOf,
  removeLabel,
  resetPrice,
  setOptions,
  setPage,
  setPrice,
  setSort,
  toggleOption,
} from './filter-transitions.ts';
export {
  type Alternates,
  alternates,
  href,
  localeOfPath,
  manifestPath,
  pathBelowPrefix,
  routeId,
} from './language.ts';
export { type ProductTab, paths, productTabs, type ServiceSlug, serviceSlugs } from './paths.ts';
export { isCategorySlug, isSlug, parseSecondSegment, type SecondSegment } from './slugs.ts';
