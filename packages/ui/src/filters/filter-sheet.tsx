import { useTranslate } from '@vitryna/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import styles from './filter-sheet.module.css';

// The empty fragment: the sheet is no longer the target. A page with JavaScript takes these presses over, to keep its place.
const closed = '#';

/** Props of {@link FilterSheet}. */
export type FilterSheetProps = {
  /** Attributes of the sheet, its `id` among them: the fragment of the address that opens it. */
  anchor: Pick<ComponentPropsWithRef<'aside'>, 'id' | 'ref'>;
  /** Chips of what is chosen now. */
  applied?: ReactNode;
  chosenCount: number;
  /** Address without any filter. */
  resetHref: string;
  /** How many products the choice leaves; `null` when nobody could count them. */
  resultCount: number | null;
  /** Filter groups; they stand inside the page's GET form, whose button this sheet brings. */
  children: ReactNode;
};

/**
 * The column of filters from 1024 px; below, a sheet that opens by its address (`#filters`) and closes by another fragment,
 * so it works before and without JavaScript.
 */
export function FilterSheet({ anchor, applied, chosenCount, resetHref, resultCount, children }: FilterSheetProps) {
  const t = useTranslate();
  return (
    <aside {...anchor} className={styles.sheet} aria-label={t('Filters')}>
      {/* biome-ignore lint/a11y/useAnchorContent: a pointer's way out; the cross is everyone's */}
      <a className={styles.scrim} href={closed} tabIndex={-1} aria-hidden="true" />
      <div className={styles.panel}>
        <div className={styles.head}>
          <b>{t('Filters')}</b>
          {chosenCount > 0 && <span className={styles.count}>{chosenCount}</span>}
          <a className={styles.close} href={closed} aria-label={t('Close')}>
            <Icon path={icons.close} size={24} />
          </a>
        </div>
        <div className={styles.groups}>
          {applied && <div className={styles.applied}>{applied}</div>}
          {children}
        </div>
        <div className={styles.foot}>
          <ButtonLink href={resetHref} size={52}>
            {t('Reset')}
          </ButtonLink>
          {/* A draft changes the number before it is applied: that is heard. */}
          <Button type="submit" kind="primary" size={52} aria-live="polite">
            {resultCount === null ? t('Show products') : t('Show {{count}} products', { count: resultCount })}
          </Button>
        </div>
      </div>
    </aside>
  );
}
