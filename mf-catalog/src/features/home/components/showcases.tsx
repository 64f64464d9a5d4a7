import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { CardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/live';
import { paths } from '@vitryna/routing';
import { Tabs } from '@vitryna/ui';
import { useRef, useState } from 'react';
import { showcaseTitles, type TabBlock, tabBlocks, tabParameter } from '../showcase-blocks.ts';
import { PartFailed } from './part.tsx';
import styles from './showcases.module.css';

type Props = {
  /** The tab that the server rendered; `products` is null when they could not be read. */
  tab: TabBlock;
  products: CardView[] | null;
  load: (block: TabBlock) => Promise<CardView[]>;
};

/**
 * Rows of products that share a place. The tabs are links: without JavaScript the page comes again with another row. With it a row
 * is read at the first sign that it is wanted, and the previous one stays, dimmed, until it is here.
 */
export function Showcases({ tab, products, load }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [current, setCurrent] = useState(tab);
  const [shown, setShown] = useState(products);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>(products ? 'ready' : 'failed');
  const rows = useRef(new Map<TabBlock, Promise<CardView[]>>());
  const wanted = useRef(tab);

  const read = (block: TabBlock) => {
    const known = block === tab && products ? Promise.resolve(products) : rows.current.get(block);
    const row = known ?? load(block);
    rows.current.set(block, row);
    row.catch(() => rows.current.delete(block));
    return row;
  };
  const show = (block: TabBlock) => {
    wanted.current = block;
    setCurrent(block);
    setState('busy');
    read(block).then(
      (row) => {
        if (wanted.current !== block) return;
        setShown(row);
        setState('ready');
      },
      () => wanted.current === block && setState('failed'),
    );
  };

  const home = paths.home(locale);
  const tabs = tabBlocks.map((block) => ({
    href: block === tabBlocks[0] ? home : `${home}?${tabParameter}=${block}`,
    text: t(showcaseTitles[block]),
    isCurrent: block === current,
  }));
  const blockOf = (href: string) => tabBlocks[tabs.findIndex((one) => one.href === href)] ?? tab;
  return (
    <section aria-label={t('Chosen by the store')} aria-busy={state === 'busy'}>
      <Tabs
        tabs={tabs}
        label={t('Chosen by the store')}
        onIntent={(href) => void read(blockOf(href)).catch(() => undefined)}
        onChoose={(href) => show(blockOf(href))}
      />
      <span className="visually-hidden" role="status">
        {state === 'ready' && current !== tab && t(showcaseTitles[current])}
      </span>
      <div className={styles.place}>
        {state === 'failed' ? (
          <PartFailed isBusy={false} onRetry={() => show(current)} />
        ) : (
          shown && <LiveRow products={shown} />
        )}
      </div>
    </section>
  );
}
