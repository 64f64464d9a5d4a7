/**
 * Copies a text that is still on its way. Safari lets a page copy only within the press itself, so the text is handed over as a promise,
 * where the browser takes one.
 *
 * @example const [isCopied, , tell] = useCopied(); await writePromised(makeLink()).then(tell);
 */
export function writePromised(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in globalThis)) return text.then((ready) => navigator.clipboard.writeText(ready));
  const type = 'text/plain';
  return navigator.clipboard.write([new ClipboardItem({ [type]: text.then((ready) => new Blob([ready], { type })) })]);
}
