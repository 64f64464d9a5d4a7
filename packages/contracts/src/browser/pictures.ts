/** A picture as a page shows it: plain data, in every page's first script. What makes it of an address is in `picture-sources.ts`. */

/**
 * A picture's files: `base` is the folder of its five sizes, `<base><xs|s|m|l|xl>.<avif|webp|jpg>`. `srcSet` are the candidates
 * of a picture that is offered in sizes of its own; without it they are the five of `base`.
 */
export type PictureSource = { base: string; srcSet?: string };

/** A picture of a product; one that is full may be cut by its frame. */
export type ProductPictureSource = PictureSource & { isFull?: boolean };

/** The placeholder of a missing picture (specification §3.22). */
export const placeholderPicture: PictureSource = { base: '/media/placeholder/' };
