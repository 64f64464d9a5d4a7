import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { CardView } from '@vitryna/product-view';
import { useCardActions } from '@vitryna/product-view/live';
import { paths } from '@vitryna/routing';
import { maxCompared } from '@vitryna/store';
import { useStores } from '@vitryna/store/react';
import { ButtonLink, CardPicture, CardPrice, CardStock, CardTitle, Icon, Rating } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ComparisonPageData } from '../to-comparison-view.ts';
import styles from './comparison-head.module.css';

type Props = {
  data: ComparisonPageData;
  cards: CardView[];
  pinnedId: string | null;
  onPin: (id: string | null) => void;
};

/** The header of the comparison: how many specifications, and the products with their prices. Beside a product alone is a place for another. */
export function ComparisonHead({ data, cards, pinnedId, onPin }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const actions = useCardActions();
  const isAlone = cards.length === 1;
  const rows = data.groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  const withoutId = (id: string) => paths.comparison(locale, { ids: data.ids.filter((one) => one !== id) });
  return (
    <thead>
      <tr className={styles.head}>
        <td className={styles.note}>
          {isAlone ? (
            <p>{t('{{count}} specifications', { count: rows.length })}.</p>
          ) : (
            <p aria-live="polite">
              <span className={styles.few}>
                {t('{{shown}} of {{count}} specifications differ', { shown: differing, count: rows.length })}.
              </span>
              <span className={styles.all}>{t('{{count}} specifications', { count: rows.length })}.</span>{' '}
              {t('The best value is marked with a dot.')}
            </p>
          )}
          {!isAlone && cards.length < maxCompared && (
            <ButtonLink size={36} icon={icons.plus} href={data.categoryHref}>
              {t('Add a product')}
            </ButtonLink>
          )}
        </td>
        {cards.map((card) => (
          <th key={card.id} scope="col" data-pinned={card.id === pinnedId || undefined}>
            <div className={styles.product}>
              <div className={styles.well}>
                <CardPicture view={card} isPriority />
              </div>
              <div className={`lit ${styles.tools}`}>
                {cards.length > 2 && (
                  <button
                    type="button"
                    className={`${styles.tool} ${styles.pin}`}
                    aria-label={t('Keep in view: {{name}}', { name: card.title })}
                    aria-pressed={card.id === pinnedId}
                    onClick={() => onPin(card.id === pinnedId ? null : card.id)}
                  />
                )}
                <a
                  className={styles.tool}
                  href={withoutId(card.id)}
                  data-keep-scroll=""
                  aria-label={t('Take away: {{name}}', { name: card.title })}
                  onClick={() => stores.comparison.remove(card.id)}
                >
                  <Icon path={icons.close} />
                </a>
              </div>
              <Rating value={card.rating} count={card.reviewsCount} />
              <CardTitle view={card} />
              <CardPrice view={card} actions={actions} />
              <CardStock view={card} />
            </div>
          </th>
        ))}
        {isAlone && (
          <td className={styles.free}>
            <div className={styles.invitation}>
              <Icon path={icons.scales} size={32} />
              <p>{t('Add one more product to see the difference.')}</p>
              <ButtonLink size={44} icon={icons.plus} href={data.categoryHref}>
                {t('Add a product')}
              </ButtonLink>
            </div>
          </td>
        )}
      </tr>
    </thead>
  );
}
