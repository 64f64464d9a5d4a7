export { Badge, type BadgeKind } from './badge/badge.tsx';
export { discountPercent, discountText } from './badge/discount.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button.tsx';
export { type ButtonKind, type ButtonSize, buttonClass } from './button/button-look.ts';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { AppliedChip, ChipRow, ChoiceChip, LinkChip } from './chip/chip.tsx';
export { classNames } from './class-names.ts';
export { Checkbox, CheckboxRow, Radio, Switch } from './filters/checkbox.tsx';
export { FilterFrame, FilterGroup, type FilterGroupProps, type FilterOption } from './filters/filter-group.tsx';
export { FilterSheet, type FilterSheetProps } from './filters/filter-sheet.tsx';
export { PriceFilter, type PriceFilterProps } from './filters/price-filter.tsx';
export { SortLinks, type SortOption } from './filters/sort-links.tsx';
export { PageHeading, SectionHeading } from './heading/page-heading.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { Logo } from './logo/logo.tsx';
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs.tsx';
export { pageNumbers } from './navigation/page-numbers.ts';
export { Pagination, type PaginationProps } from './navigation/pagination.tsx';
export { type Picture, ProductPicture, type ProductPictureProps, pictureBase } from './picture/product-picture.tsx';
export { PriceBlock, type PriceBlockProps } from './price/price-block.tsx';
export {
  CardActions,
  CardBadges,
  CardFigures,
  CardMeta,
  CardPicture,
  CardPrice,
  CardStock,
  CardTitle,
  isAvailable,
} from './product-card/card-parts.tsx';
export { ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export type { ProductCardActions, ProductCardView } from './product-card/product-card-view.ts';
export { ProductShelf, type ProductShelfProps } from './product-card/product-shelf.tsx';
export { Rating, type RatingProps, Stars } from './rating/rating.tsx';
export { CardSkeleton, ShelfSkeleton, TextSkeleton } from './skeleton/skeleton.tsx';
export { StockMark, type StockStatus } from './stock/stock-mark.tsx';
