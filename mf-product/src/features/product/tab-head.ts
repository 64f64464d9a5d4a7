import type { PageHead } from '@vitryna/remote-kit';
import type { ProductHeadView } from './product-head-view.ts';

/** The head of a tab: the tab's name before the product's. */
export function tabHead({ title, seo }: ProductHeadView, tab: string, isEmpty = false): PageHead {
  return { title: `${tab}: ${title}`, description: seo.description, isNoindex: seo.isNoindex || isEmpty };
}
