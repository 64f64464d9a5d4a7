import type { ContentImage } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { placeholderPicture } from '@vitryna/contracts/pictures';
import { candidatesOf } from '@vitryna/ui';

type Props = { image: ContentImage /** How wide it is shown: as wide as the words unless told. */; sizes?: string };

/** A picture among the editors' words; it keeps its place where its size is known. */
export function ContentPicture({ image, sizes = '(width >= 768px) 820px, 92vw' }: Props) {
  const source = toContentPicture(image) ?? placeholderPicture;
  return (
    <img
      srcSet={candidatesOf(source)}
      sizes={sizes}
      src={`${source.base}l.avif`}
      alt={image.alt ?? ''}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      loading="lazy"
    />
  );
}
