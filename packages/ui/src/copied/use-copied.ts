import { copiedMs } from '@vitryna/contracts/constants';
import { useEffect, useState } from 'react';

/**
 * Whether something has just been copied, which is told for 1500 ms after each press (specification §9), how to copy a text,
 * and how to tell it of one that was copied in another way (`writePromised`).
 *
 * @throws when the text may not be copied: without permission, or over plain http
 */
export function useCopied(): [isCopied: boolean, copy: (text: string) => Promise<void>, markCopied: () => void] {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(setCopies, copiedMs, 0);
    return () => clearTimeout(timer);
  }, [copies]);
  const markCopied = () => setCopies((count) => count + 1);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    markCopied();
  };
  return [copies > 0, copy, markCopied];
}
