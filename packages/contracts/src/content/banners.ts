import { linkSchema } from '../api/scalars.ts';
import { z } from '../zod.ts';
import { bannerSchema, contentImageSchema } from './scalars.ts';

/** The strip above the header: `adaptiveImage` is for narrow screens. Answer of `/banners/header`, null when there is none. */
export const headerBannerSchema = z
  .object({
    title: z.string(),
    url: linkSchema,
    image: contentImageSchema.nullable(),
    adaptiveImage: contentImageSchema.nullable(),
  })
  .nullable();
export type HeaderBanner = z.infer<typeof headerBannerSchema>;

/** Answer of `/banners/home`. */
export const homeBannersSchema = z.object({ hero: z.array(bannerSchema), promo: z.array(bannerSchema) });
export type HomeBanners = z.infer<typeof homeBannersSchema>;

/** Answer of `/banners/promo`. */
export const promoBannersSchema = z.array(bannerSchema);
export type PromoBanners = z.infer<typeof promoBannersSchema>;
