import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import styles from './sort-links.module.css';

/** One order of a list. */
export type SortOption = { href: string; text: string; isCurrent: boolean };

/** In the row an order goes on after "first"; on the menu's button it stands alone. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Orders of a list: words in a row from 1440 px, a menu that unfolds where there is less room. Each order is a link. */
export function SortLinks({ options }: { options: SortOption[] }) {
  const t = useTranslate();
  const current = options.find((option) => option.isCurrent) ?? options[0];
  return (
    <details className={styles.sort} name="list-options">
      <summary className={styles.head}>
        <span className="visually-hidden">{`${t('Sort')}: `}</span>
        {current && capitalised(current.text)}
        <Icon path={icons.chevronDown} />
      </summary>
      <nav className={styles.links} aria-label={t('Sort')}>
        <span className={styles.label}>{`${t('First')}:`}</span>
        {options.map(({ href, text, isCurrent }) => (
          <a
            key={href}
            href={href}
            rel="nofollow"
            data-keep-scroll=""
            aria-current={isCurrent || undefined}
            className={classNames(styles.link, isCurrent && styles.current)}
          >
            {text}
          </a>
        ))}
      </nav>
    </details>
  );
}
