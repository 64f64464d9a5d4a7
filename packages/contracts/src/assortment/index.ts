export {
  type AssortmentImporter,
  assortmentImporterSchema,
  type LeftOutOfSource,
  type SourceReport,
} from './importer.ts';
export {
  isFullPicture,
  noDrawer,
  type PictureDrawer,
  type PictureType,
  pictureDrawerSchema,
  pictureTypeOf,
  turnSpec,
  turnViews,
} from './picture-drawer.ts';
export { pictureHash } from './picture-hash.ts';
export {
  type ContentRecord,
  type DeliveryPlaces,
  type EarlierPrice,
  type PopupCardRecord,
  type PricedProduct,
  type SeedContents,
  type SeedSource,
  seedSourceSchema,
} from './seed-source.ts';
