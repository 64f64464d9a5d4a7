import { eveningSvg } from './evening.ts';
import { placeholderSvg } from './placeholder.ts';

/** Pictures that are no product's, by the name that stands in place of a hash. */
export const fixedPictures = { placeholder: placeholderSvg, evening: eveningSvg } as const;
export type FixedPicture = keyof typeof fixedPictures;

/** The name as that of a fixed picture, or null. */
export const toFixedPicture = (name: string): FixedPicture | null =>
  Object.hasOwn(fixedPictures, name) ? (name as FixedPicture) : null;
