import { copiedMs } from '@vitryna/contracts/constants';
import { useEffect, useState } from 'react';

/** Safari lets a page copy only within the press itself: what is still on its way is handed over as a promise. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (!('ClipboardItem' in globalThis)) return text.then((ready) => navigator.clipboard.writeText(ready));
  const type = 'text/plain';
  return navigator.clipboard.write([new ClipboardItem({ [type]: text.then((ready) => new Blob([ready], { type })) })]);
}

/**
 * Whether something has just been copied, which is told for 1500 ms after each press (specification §9), and how to copy, within the press: a text or
 * the promise of one.
 *
 * @throws when the text may not be copied: without permission, or over plain http
 */
export function useCopied(): [isCopied: boolean, copy: (text: string | Promise<string>) => Promise<void>] {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(setCopies, copiedMs, 0);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (text: string | Promise<string>) => {
    await write(text);
    setCopies((count) => count + 1);
  };
  return [copies > 0, copy];
}
