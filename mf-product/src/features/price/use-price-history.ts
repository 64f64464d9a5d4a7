import { useLocale } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useState } from 'react';
import type { KnownHistory } from './price-history-view.ts';

/** The history that the page came with, or that another try has brought. */
export function usePriceHistory(
  productId: string,
  given: KnownHistory,
): { known: KnownHistory; retry: () => Promise<void> } {
  const locale = useLocale();
  const [later, setLater] = useState<{ productId: string; known: KnownHistory }>();
  const retry = async () => {
    const { readHistory } = await import('./read-history.ts');
    setLater({ productId, known: await readHistory(tabContext().api, { productId, locale }) });
  };
  return { known: given === 'failed' && later?.productId === productId ? later.known : given, retry };
}
