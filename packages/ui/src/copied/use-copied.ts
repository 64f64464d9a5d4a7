import { copiedMs } from '@vitryna/contracts/constants';
import { useEffect, useState } from 'react';

/**
 * Whether something has just been copied, which is told for 1500 ms after each press (specification §9), and how to copy.
 *
 * @throws when the text may not be copied: without permission, or over plain http
 */
export function useCopied(): [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(setCopies, copiedMs, 0);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopies((count) => count + 1);
  };
  return [copies > 0, copy];
}
