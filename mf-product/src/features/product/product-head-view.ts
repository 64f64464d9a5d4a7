import type { Config, Product } from '@vitryna/contracts/api';
import { isAbleTo } from '@vitryna/contracts/capabilities';
import type { Locale } from '@vitryna/contracts/constants';
import { videoIdOf } from '@vitryna/contracts/video-links';
import { localise } from '@vitryna/i18n';
import { emptyFilters, paths, toggleOption } from '@vitryna/routing';
import type { Crumb } from '@vitryna/ui';
import { type Offer, toOffer } from './offer.ts';
import { toVariants, type VariantsView } from './variants.ts';

/** The header of every page of a product, in one language. */
export type ProductHeadView = {
  id: string;
  /** Main category: what the product is compared within. */
  categoryId: string;
  categorySlug: string;
  slug: string;
  code: string;
  title: string;
  crumbs: Crumb[];
  manufacturer: { name: string; href: string | null };
  rating: number | null;
  counts: { specifications: number; reviews: number; videos: number; downloads: number };
  offer: Offer;
  variants: VariantsView[];
  /** Whether cards can be promised. */
  hasCardPayment: boolean;
  /** Answered when ordering takes a call: for what the cart does not take. */
  phone: string;
  seo: { title: string; description: string; isNoindex: boolean };
};

/** As many as the tab shows: named ones, and those among the files. */
function countVideos({ videos, attachments }: Product): number {
  const files = attachments.flatMap(({ group, files }) => (group === 'Видео' ? files : []));
  return new Set([...videos.map(({ id }) => id), ...files.flatMap(({ url }) => videoIdOf(url) ?? [])]).size;
}

/** As many as the tab shows in the language. */
const countDownloads = (attachments: Product['attachments'], locale: Locale): number =>
  attachments
    .filter(({ group }) => group !== 'Видео')
    .flatMap(({ files }) => files)
    .filter(({ locales }) => locales.includes(locale)).length;

/** Builds the head; without the configuration nothing is promised that only it knows. */
export function toProductHead(
  product: Product,
  { locale, config }: { locale: Locale; config: Pick<Config, 'phone' | 'features'> | null },
): ProductHeadView {
  const { specifications, attachments, reviews, seo, categorySlug } = product;
  const offer = toOffer(product, locale, isAbleTo('installment', config));
  return {
    id: product.id,
    categoryId: product.categories[0] ?? '',
    categorySlug,
    slug: product.slug,
    code: product.code,
    title: localise(seo.h1 ?? product.name, locale),
    crumbs: product.breadcrumbs.map(({ slug, name }) => ({
      href: paths.category(locale, { categorySlug: slug }),
      text: localise(name, locale),
    })),
    manufacturer: { name: product.manufacturer.name, href: manufacturerHref(product, locale) },
    rating: reviews.count > 0 ? reviews.averageRating : null,
    counts: {
      specifications: specifications.reduce((sum, { items }) => sum + items.length, 0),
      reviews: reviews.count,
      videos: countVideos(product),
      downloads: countDownloads(attachments, locale),
    },
    offer,
    variants: toVariants(product, locale),
    hasCardPayment: isAbleTo('cardPayment', config),
    phone: config?.phone ?? '',
    seo: {
      title: localise(seo.metaTitle, locale),
      description: localise(seo.metaDescription, locale),
      isNoindex: seo.noindex === true || offer.kind === 'discontinued',
    },
  };
}

/** The maker's products of this category, where the maker is a filter of it. */
function manufacturerHref({ manufacturer, specifications, categorySlug }: Product, locale: Locale): string | null {
  const spec = specifications
    .flatMap(({ items }) => items)
    .find(({ isInteractive, option }) => isInteractive && option.slug === manufacturer.slug);
  if (!spec) return null;
  const filters = toggleOption(emptyFilters(), spec.slug, spec.option.slug);
  return paths.category(locale, { categorySlug, filters });
}
