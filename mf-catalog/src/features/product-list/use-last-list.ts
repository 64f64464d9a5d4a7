import { useState } from 'react';
import type { CategoryPageData } from './load-category.ts';
import type { ListView } from './to-list-view.ts';

/** The list of the page; while its products are missing, the one that this category had before: its filters still work. */
export function useLastList({ list, slug }: Pick<CategoryPageData, 'list' | 'slug'>): ListView | null {
  const [last, setLast] = useState(list);
  if (list && list !== last) setLast(list);
  return list ?? (last?.categorySlug === slug ? last : null);
}
