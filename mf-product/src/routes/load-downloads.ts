import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type DownloadGroup, toDownloads } from '#features/files/file-views.ts';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';

/** The downloads of a product in one language. */
export type DownloadsView = { head: ProductHeadView; downloads: DownloadGroup[] };

/** A tab without contents is not there. */
export async function loader(args: LoaderFunctionArgs): Promise<DownloadsView> {
  const { locale } = args.context.get(appContext);
  const { product, head } = await loadProduct(args, 'downloads');
  const downloads = toDownloads(product, locale);
  if (downloads.length === 0) throw data(null, { status: 404 });
  return { head, downloads };
}
