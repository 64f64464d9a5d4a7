import { formatMoney } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import type { CardView } from '@vitryna/product-view';
import { classNames, wholeWords } from '@vitryna/ui';
import { type Ref, type RefObject, useEffect, useState } from 'react';
import styles from './product-names.module.css';

type Props = {
  cards: CardView[];
  pinnedId: string | null;
  scroller: RefObject<HTMLElement | null>;
  ref: Ref<HTMLDivElement>;
};

/**
 * The names again, below the page's header while the products themselves are scrolled out of sight: what scrolls sideways can
 * have no sticky head of its own. For eyes only, readers find the names in the table; `ref` is moved along with the columns.
 */
export function ProductNames({ cards, pinnedId, scroller, ref }: Props) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const head = scroller.current?.querySelector('thead');
    if (!head) return;
    // The page's header covers what is right below the upper edge.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: '-110px 0px 0px' },
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, [scroller]);
  return (
    <div className={styles.place} aria-hidden="true">
      <div ref={ref} className={classNames(styles.bar, isShown && styles.shown)}>
        <div className={styles.names}>
          {cards.map((card) => (
            <div key={card.id} className={styles.name} data-pinned={card.id === pinnedId || undefined}>
              <a href={card.href} tabIndex={-1}>
                {wholeWords(card.title)}
              </a>
              <b>{card.price === null ? t('Price on request') : formatMoney(card.price)}</b>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
