import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { toVideos, type VideoView } from '#features/files/file-views.ts';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';

/** The videos of a product in one language. */
export type VideosView = { head: ProductHeadView; videos: VideoView[] };

export async function loader(args: LoaderFunctionArgs): Promise<VideosView> {
  const { locale } = args.context.get(appContext);
  const { product, head } = await loadProduct(args, 'videos');
  return { head, videos: toVideos(product, locale) };
}
