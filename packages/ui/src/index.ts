export { Badge, type BadgeKind } from './badge/badge.tsx';
export { discountPercent, discountText } from './badge/discount.ts';
export { BannerGrid, HeroBanner, type HeroBannerProps } from './banner/banner.tsx';
export { CategoryTiles, type CategoryTileView } from './banner/category-tiles.tsx';
export { PromoTile, type PromoTileProps } from './banner/promo-tile.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button.tsx';
export { type ButtonKind, type ButtonSize, buttonClass } from './button/button-look.ts';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export {
  BuyBar,
  BuyBox,
  BuyBoxButtons,
  BuyBoxCell,
  BuyBoxGift,
  BuyBoxLine,
  BuyBoxTerm,
  type BuyBoxTermProps,
} from './buy-box/buy-box.tsx';
export { AppliedChip, ChipRow, ChoiceChip, LinkChip } from './chip/chip.tsx';
export { classNames } from './class-names.ts';
export { useCopied } from './copied/use-copied.ts';
export { writePromised } from './copied/write-promised.ts';
export { EmptyIcon } from './empty-state/empty-icon.tsx';
export { EmptyStandArt } from './empty-state/empty-stand-art.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ShutterArt } from './empty-state/shutter-art.tsx';
export {
  FieldError,
  FieldFrame,
  type FieldFrameProps,
  inputClass,
  SearchField,
  type SearchFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './field/text-field.tsx';
export { Checkbox, CheckboxRow } from './filters/checkbox.tsx';
export { FilterFrame, type FilterFrameProps } from './filters/filter-frame.tsx';
export { FilterGroup, type FilterGroupProps } from './filters/filter-group.tsx';
export type { FilterOption, FindOptions } from './filters/filter-option.ts';
export { FilterSheet, type FilterSheetProps } from './filters/filter-sheet.tsx';
export { PriceFilter, type PriceFilterProps } from './filters/price-filter.tsx';
export { Radio } from './filters/radio.tsx';
export { RangeFilter, type RangeFilterProps } from './filters/range-filter.tsx';
export { SortLinks, type SortOption } from './filters/sort-links.tsx';
export { Switch } from './filters/switch.tsx';
export { useInSight } from './filters/use-in-sight.ts';
export { Fold } from './fold/fold.tsx';
export { Question } from './fold/question.tsx';
export { Gallery, type GalleryProps } from './gallery/gallery.tsx';
export { PageHeading, SectionHeading } from './heading/page-heading.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconPath } from './icon/icons.ts';
export { KeptCopy, type KeptCopyProps } from './kept-copy/kept-copy.tsx';
export { Logo } from './logo/logo.tsx';
export { ModalFrame, type ModalFrameProps, type ModalShape, modalClass } from './modal/modal-frame.tsx';
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs.tsx';
export { NewTabLink } from './navigation/new-tab-link.tsx';
export { pageNumbers } from './navigation/page-numbers.ts';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export {
  Notice,
  NoticeBar,
  type NoticeKind,
  type NoticeProps,
  RetryNotice,
  type RetryNoticeProps,
} from './notice/notice.tsx';
export { panelClass } from './panel/panel.ts';
export { PictureWell } from './picture/picture-well.tsx';
export { candidatesOf, type Picture, ProductPicture, type ProductPictureProps } from './picture/product-picture.tsx';
export { PriceBlock, type PriceBlockProps } from './price/price-block.tsx';
export { type BesideStock, besideStock } from './product-card/beside-stock.ts';
export { CardKeySpecs, CardMeta, CardStock, CardTitle } from './product-card/card-parts.tsx';
export { CardActions, CardBadges, CardPicture } from './product-card/card-picture.tsx';
export { CardPrice } from './product-card/card-price.tsx';
export { CardContents, ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export {
  type CardHtml,
  isAvailable,
  type ProductCardActions,
  type ProductCardView,
} from './product-card/product-card-view.ts';
export { ProductRow, type ProductRowProps } from './product-card/product-row.tsx';
export { ProductShelf, type ProductShelfProps } from './product-card/product-shelf.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity/quantity-stepper.tsx';
export { Rating, type RatingProps, Stars } from './rating/rating.tsx';
export {
  type RatingDistribution,
  ReviewQuote,
  type ReviewQuoteProps,
  ReviewSummary,
  type ReviewSummaryProps,
} from './reviews/review-summary.tsx';
export { PlainText } from './rich-text/plain-text.tsx';
export { RichText } from './rich-text/rich-text.tsx';
export { Bones, PageSkeleton, type PageSkeletonProps } from './skeleton/page-skeleton.tsx';
export { CardSkeleton, ShelfSkeleton, TextSkeleton } from './skeleton/skeleton.tsx';
export { type SpecRow, SpecTable, type SpecTableProps } from './specifications/spec-table.tsx';
export { StockMark, type StockStatus } from './stock/stock-mark.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { emailText } from './text/email-text.tsx';
export { Facts } from './text/facts.tsx';
export { wholeWords } from './text/whole-words.tsx';
export { ToastClose, ToastText, type ToastTextProps, toastClass } from './toast/toast.tsx';
export {
  type ToastOptions,
  type ToastPosition,
  type ToastTheme,
  type ToastTransition,
  type ToastType,
  toastDefaults,
  toastPositions,
  toastThemes,
  toastTransitions,
  toastTypes,
} from './toast/toast-options.ts';
