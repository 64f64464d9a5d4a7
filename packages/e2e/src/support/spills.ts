import type { Page } from '@playwright/test';

/**
 * What does not keep to its place: the page when it is wider than the window, what reaches over its right edge without a frame
 * that scrolls or cuts, and texts with `word` that are drawn outside a box around them or in a column of single letters.
 */
export function spillsOf(page: Page, word: string): Promise<string[]> {
  return page.evaluate((word) => {
    // What a shopper may unfold is looked at as well, at once, and what is laid out when it comes near.
    const still = new CSSStyleSheet();
    still.replaceSync(
      '::details-content { transition: none !important; } footer { content-visibility: visible !important; }',
    );
    document.adoptedStyleSheets = [still];
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const found = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const isFramed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isFramed(element.parentElement));

    for (const element of document.querySelectorAll('main *')) {
      const { right } = element.getBoundingClientRect();
      if (
        right > width + 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isFramed(element.parentElement)
      )
        found.push(`${nameOf(element)} reaches to ${Math.round(right)}`);
    }

    /** The first box around a text that it is drawn outside of; boxes beyond a frame that scrolls or cuts see nothing of it. */
    function brokenBox(element: Element | null, text: DOMRect): Element | null {
      if (element === null || element === document.body) return null;
      const { display, fontSize, overflowX, position, textOverflow } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents') return brokenBox(element.parentElement, text);
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || /auto|scroll/.test(overflowX)) return null;
      const isCut = overflowX !== 'visible';
      if (isCut && textOverflow === 'ellipsis') return null;
      const isOutside = text.right > box.right + 1 || text.left < box.left - 1;
      // Letters of a font may be higher than their line; a box of a fixed height may leave out what has no room.
      const isBelow = !isCut && text.bottom > box.bottom + Number.parseFloat(fontSize) / 3;
      if (isOutside || isBelow) return element;
      return isCut || position === 'absolute' || position === 'fixed' ? null : brokenBox(element.parentElement, text);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.includes(word)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      // What only screen readers read has one pixel.
      if (text.width === 0 || parent.clientWidth === 1) continue;
      const place = `${nameOf(parent)} “${node.textContent.replaceAll(word, '…').slice(0, 30)}”`;
      const broken = brokenBox(parent, text);
      if (broken) found.push(`${place} is drawn outside ${nameOf(broken)}`);
      if (text.width < 20 && text.height > 1000) found.push(`${place} stands in a column of single letters`);
    }
    return found;
  }, word);
}
