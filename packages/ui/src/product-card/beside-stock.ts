import styles from './beside-stock.module.css';

/** A card's place for a late text: beside the stock, in room that the card has anyway. */
export type BesideStock = {
  /** The target of the card. */
  href: string;
  /** Sets the text; null removes it. */
  setText: (texts: string | null) => void;
};

/** The places of all cards that are in the document now. */
export function besideStock(root: ParentNode): BesideStock[] {
  return [...root.querySelectorAll('article')].flatMap((card) => {
    const link = card.querySelector<HTMLAnchorElement>('h3 > a');
    const stock = card.lastElementChild;
    const mark = stock?.firstChild;
    if (!link || !mark) return [];
    const setText = (texts: string | null) => {
      const known = stock.querySelector(':scope > [data-late]');
      if (texts === null) return known?.remove();
      const place = known ?? document.createElement('span');
      if (place.textContent === texts) return;
      place.className = styles.late ?? '';
      place.setAttribute('data-late', '');
      place.textContent = texts;
      if (!known) mark.after(place);
    };
    return [{ href: link.href, setText }];
  });
}
