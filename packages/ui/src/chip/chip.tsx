import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import styles from './chip.module.css';

/** A value that filters the list now; the whole chip is the link that takes it away. */
export function AppliedChip({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <a className={classNames(styles.chip, styles.applied)} href={href} rel="nofollow" data-keep-scroll="">
      <span className="visually-hidden">{t('Remove filter')}: </span>
      {children}
      <Icon path={icons.close} size={16} />
    </a>
  );
}

/** One of a few choices that change what is shown. */
export function ChoiceChip({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <a
      className={classNames(styles.chip, isChosen ? styles.chosen : styles.choice)}
      href={href}
      aria-current={isChosen || undefined}
    >
      {children}
    </a>
  );
}

/** A link to a subcategory: filled and without a border, so that it cannot be taken for a filter. */
export function LinkChip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={classNames(styles.chip, styles.link)} href={href}>
      {children}
    </a>
  );
}

/** A row of chips that wraps, or on phones scrolls sideways when `isScrolling`. */
export function ChipRow({
  label,
  isScrolling,
  children,
}: {
  label: string;
  isScrolling?: boolean;
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={classNames(styles.row, isScrolling && styles.scrolling)}>
      {children}
    </nav>
  );
}
