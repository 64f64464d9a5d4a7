import styles from './beside-stock.module.css';

/** A card's place for a few words that come late: beside the stock, in room that the card has anyway. */
export type BesideStock = {
  /** Where the card leads. */
  href: string;
  /** Puts the words there; null takes them away. */
  say: (words: string | null) => void;
};

/** The places of all cards that are in the document now. */
export function besideStock(root: ParentNode): BesideStock[] {
  return [...root.querySelectorAll('article')].flatMap((card) => {
    const link = card.querySelector<HTMLAnchorElement>('h3 > a');
    const stock = card.lastElementChild;
    const mark = stock?.firstChild;
    if (!link || !mark) return [];
    const say = (words: string | null) => {
      const known = stock.querySelector(':scope > [data-late]');
      if (words === null) return known?.remove();
      const place = known ?? document.createElement('span');
      if (place.textContent === words) return;
      place.className = styles.late ?? '';
      place.setAttribute('data-late', '');
      place.textContent = words;
      if (!known) mark.after(place);
    };
    return [{ href: link.href, say }];
  });
}
