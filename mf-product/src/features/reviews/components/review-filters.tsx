import { useTranslate } from '@vitryna/i18n/react';
import { AppliedChip, ChipRow, ChoiceChip, SortLinks } from '@vitryna/ui';
import { type ReviewSort, type ReviewsState, reviewsHref } from '../reviews-state.ts';
import styles from './review-filters.module.css';

type Props = { base: string; state: ReviewsState; withPictures: number };

/** Which reviews are shown, and in which order: each choice is an address. */
export function ReviewFilters({ base, state, withPictures }: Props) {
  const t = useTranslate();
  const hrefOf = (change: Partial<ReviewsState>) => reviewsHref(base, { ...state, page: 1, ...change });
  const sorts: Record<ReviewSort, string> = {
    useful: t('Useful'),
    new: t('New'),
    high: t('With a high rating'),
    low: t('With a low rating'),
  };
  return (
    <div className={styles.filters}>
      <ChipRow label={t('Filter reviews')}>
        {state.rating !== null && (
          <AppliedChip href={hrefOf({ rating: null })}>{t('{{rating}} of 5', { rating: state.rating })}</AppliedChip>
        )}
        {withPictures > 0 && (
          <ChoiceChip href={hrefOf({ hasPictures: !state.hasPictures })} isChosen={state.hasPictures}>
            {t('With pictures ({{count}})', { count: withPictures })}
          </ChoiceChip>
        )}
      </ChipRow>
      <SortLinks
        options={(Object.keys(sorts) as ReviewSort[]).map((sort) => ({
          ...{ href: hrefOf({ sort }), text: sorts[sort], isCurrent: state.sort === sort },
        }))}
      />
    </div>
  );
}
