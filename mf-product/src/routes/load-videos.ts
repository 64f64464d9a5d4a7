import { toPictures } from '@vitryna/product-view';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { toVideos, type VideoView } from '#features/files/file-views.ts';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';

/** The videos of a product in one language. */
export type VideosView = { head: ProductHeadView; videos: VideoView[] };

/** A tab without contents is not there. */
export async function loader(args: LoaderFunctionArgs): Promise<VideosView> {
  const { locale } = args.context.get(appContext);
  const { product, head } = await loadProduct(args, 'videos');
  const videos = toVideos(product, locale);
  if (videos.length === 0) throw data(null, { status: 404 });
  // A film without a picture of its own is told by the product's: nothing of the channel is loaded before a press.
  const [first = null] = toPictures(product.images, locale);
  return { head, videos: videos.map((video) => ({ ...video, poster: video.poster ?? first })) };
}
