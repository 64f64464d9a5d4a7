/**
 * HTML of an editor whose headings leave out no level below that of the heading above it, so that a page has one outline. Takes HTML that
 * was cleaned: its headings are closed and hold no others.
 */
export function joinOutline(html: string, above: number): string {
  let level = above;
  return html.replaceAll(/<(\/?)h([2-6])\b/g, (_, close: string, own: string) => {
    if (close === '') level = Math.min(Number(own), level + 1);
    return `<${close}h${level}`;
  });
}
