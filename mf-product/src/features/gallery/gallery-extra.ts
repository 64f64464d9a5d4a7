import type { Picture } from '@vitryna/ui';

/** A video among the pictures; its poster is a picture of the product where the channel has given none. */
export type GalleryVideo = { id: string; title: string; poster: Omit<Picture, 'alt'> | null };

/** The props of the picture gallery: by the page of the product, in this tab. */
export type GalleryExtra = {
  title: string;
  pictures: Picture[];
  /** Of the pictures; the videos go on counting. */
  index?: number;
  isTurning?: boolean;
  turn: { url: string; views: number } | null;
  /** The page that plays them, and what there is. */
  videos: { href: string; list: GalleryVideo[] } | undefined;
};
