import { useTranslate } from '@vitryna/i18n/react';
import { useLiveCards } from '@vitryna/product-view/live';
import { classNames } from '@vitryna/ui';
import { useRef, useState } from 'react';
import type { ComparisonPageData } from '../to-comparison-view.ts';
import { useSideways } from '../use-sideways.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonRows } from './comparison-rows.tsx';
import styles from './comparison-table.module.css';
import { ProductNames } from './product-names.tsx';
import { SwipeMarks } from './swipe-marks.tsx';

/** Products side by side, every specification in its row. Only the rows scroll sideways; labels and a pinned product stay. */
export function ComparisonTable({ data }: { data: ComparisonPageData }) {
  const t = useTranslate();
  const cards = useLiveCards(data.cards);
  const [pinnedId, setPinned] = useState<string | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const first = useSideways(scroller, names, cards.length);
  const pinned = cards.findIndex(({ id }) => id === pinnedId);
  const [tab] = data.tabs;
  return (
    <div className={classNames(styles.comparison, styles[`of${cards.length}`])}>
      <ProductNames ref={names} cards={cards} pinnedId={pinnedId} scroller={scroller} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */}
      <section ref={scroller} className={styles.scroll} aria-label={t('Comparison')} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{tab?.name}</caption>
          <ComparisonHead data={data} cards={cards} pinnedId={pinnedId} onPin={setPinned} />
          {data.groups.map((group) => (
            <ComparisonRows key={group.title} group={group} columns={cards.length} pinned={pinned} />
          ))}
        </table>
      </section>
      <SwipeMarks first={first} count={cards.length} />
    </div>
  );
}
