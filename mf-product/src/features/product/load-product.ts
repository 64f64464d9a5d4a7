import type { Product } from '@vitryna/contracts/api';
import { appContext, data, type LoaderFunctionArgs, redirect } from '@vitryna/remote-kit';
import { href, isCategorySlug, isSlug, type ProductTab, paths } from '@vitryna/routing';
import { getConfig } from './api/get-config.ts';
import { getProduct } from './api/get-product.ts';
import { type ProductHeadView, toProductHead } from './product-head-view.ts';

/**
 * The product of an address and the head of its pages. Throws the 404 of what is no product, 410 of what is gone for
 * good, and a 301 to the main category from any other (reading 6).
 */
export async function loadProduct(
  { params, request, context }: LoaderFunctionArgs,
  tab: ProductTab,
): Promise<{ product: Product; head: ProductHeadView }> {
  const { api, locale } = context.get(appContext);
  const { categorySlug = '', productSlug = '' } = params;
  if (!isCategorySlug(categorySlug) || !isSlug(productSlug)) throw data(null, { status: 404 });
  const [product, config] = await Promise.all([
    getProduct(api, { slug: productSlug, categorySlug, signal: request.signal }),
    // Without it the page leaves the phone out.
    getConfig(api, request.signal).catch(() => null),
  ]);
  if ('redirect' in product) {
    throw redirect(href(locale, tab === 'summary' ? product.redirect : `${product.redirect}/${tab}`), 301);
  }
  if (product.categorySlug !== categorySlug) {
    throw redirect(paths.product(locale, { categorySlug: product.categorySlug, productSlug, tab }), 301);
  }
  // The moment only decides what the loader writes down; rendering never asks for it.
  return { product, head: toProductHead(product, { locale, config }) };
}
