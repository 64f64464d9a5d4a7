import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { useLiveCards, useShelfActions } from '@vitryna/product-view/shelf';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import { Icon, ProductCard, Switch } from '@vitryna/ui';
import { useState } from 'react';
import type { ComparisonPageData } from '../load-comparison.ts';
import styles from './comparison-table.module.css';

/** Above this many rows only the differences are shown at first (contract §2). */
const manyRows = 20;

/** Products side by side, every specification in its row. */
export function ComparisonTable({ data }: { data: ComparisonPageData }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const actions = useShelfActions();
  const cards = useLiveCards(data.cards);
  const all = data.groups.flatMap(({ rows }) => rows);
  const [isShort, setShort] = useState(all.length > manyRows && cards.length > 1);
  const groups = data.groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs || !isShort) }))
    .filter(({ rows }) => rows.length > 0);
  const withoutId = (id: string) => paths.comparison(locale, { ids: data.ids.filter((one) => one !== id) });
  return (
    <>
      <h2 className="visually-hidden">{t('Specifications')}</h2>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Switch is the control */}
      <label className={styles.switch}>
        {t('Only differences')}
        <Switch checked={isShort} onChange={(event) => setShort(event.target.checked)} />
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */}
      <section className={styles.scroll} aria-label={t('Comparison')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.note} aria-live="polite">
                {t('{{shown}} of {{count}} specifications', {
                  shown: groups.reduce((sum, { rows }) => sum + rows.length, 0),
                  count: all.length,
                })}
              </th>
              {cards.map((card) => (
                <th key={card.id} scope="col">
                  <a
                    className={styles.remove}
                    href={withoutId(card.id)}
                    data-keep-scroll=""
                    onClick={() => stores.comparison.remove(card.id)}
                  >
                    <Icon name="close" size={16} />
                    {t('Take away')}
                    <span className="visually-hidden"> {card.title}</span>
                  </a>
                  <ProductCard view={card} actions={actions} isPriority />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={cards.length + 1}>
                  {title || t('General')}
                </th>
              </tr>
              {rows.map(({ slug, name, values }) => (
                <tr key={slug}>
                  <th scope="row">{name}</th>
                  {values.map((value, column) => (
                    <td key={cards[column]?.id ?? column}>{value ?? '—'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}
