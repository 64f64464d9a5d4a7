import type { ContentImage } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { placeholderPicture } from '@vitryna/contracts/pictures';
import { candidatesOf } from '@vitryna/ui';

/** A picture among the editors' words, as wide as they are; it keeps its place where its size is known. */
export function ContentPicture({ image }: { image: ContentImage }) {
  const source = toContentPicture(image) ?? placeholderPicture;
  return (
    <img
      srcSet={candidatesOf(source)}
      sizes="(width >= 768px) 820px, 92vw"
      src={`${source.base}l.avif`}
      alt={image.alt ?? ''}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      loading="lazy"
    />
  );
}
