import type { APIRequestContext } from '@playwright/test';

/** A product as specs look for one. */
export type FoundProduct = {
  id: string;
  name: { uk: string; ru: string };
  slug: string;
  categorySlug: string;
  status: string;
};

/** Products of one main category, the popular ones first: what can be compared with each other. */
export async function domeCameras(request: APIRequestContext): Promise<FoundProduct[]> {
  const view = await (await request.get('/user/catalog/category/view?slug=ip-kamery')).json();
  const [group] = view.data.children as { id: string }[];
  const list = await (await request.get(`/user/catalog/product/list?categoryId=${group?.id}&pageSize=96`)).json();
  return list.data.items;
}
