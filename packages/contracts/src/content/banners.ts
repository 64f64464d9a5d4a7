import { linkSchema } from '../api/scalars.ts';
import { listOf, optionalListOf } from '../tolerant.ts';
import { z } from '../zod.ts';
import { bannerSchema, optionalImageSchema } from './scalars.ts';

/** The strip above the header: `adaptiveImage` is for narrow screens. Answer of `/banners/header`, null when there is none. */
export const headerBannerSchema = z
  .object({
    title: z.string(),
    url: linkSchema,
    image: optionalImageSchema,
    adaptiveImage: optionalImageSchema,
  })
  .nullable();
export type HeaderBanner = z.infer<typeof headerBannerSchema>;

/** Answer of `/banners/home`. */
export const homeBannersSchema = z.object({ hero: optionalListOf(bannerSchema), promo: optionalListOf(bannerSchema) });
export type HomeBanners = z.infer<typeof homeBannersSchema>;

/** Answer of `/banners/promo`. */
export const promoBannersSchema = listOf(bannerSchema);
export type PromoBanners = z.infer<typeof promoBannersSchema>;
