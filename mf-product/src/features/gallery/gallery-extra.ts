import type { Picture } from '@vitryna/ui';

/** What the pictures are opened with: by the page of the product, in this tab. */
export type GalleryExtra = {
  title: string;
  pictures: Picture[];
  index?: number;
  isTurning?: boolean;
  turn: { url: string; views: number } | null;
  videos: { href: string; count: number } | null;
};
