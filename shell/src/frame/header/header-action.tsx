import { useTranslate } from '@vitryna/i18n/react';
import glyphs from '../glyph.module.css';
import styles from './header-action.module.css';

type Props = {
  icon: 'scales' | 'heart' | 'user' | 'cart';
  label: string;
  href: string;
  /** Shown in a yellow counter; nothing at zero. */
  count?: number;
  /** Left out of the phone's header, where the menu leads to it. */
  isWideOnly?: boolean;
  /** Modal that the shell opens instead of following the link. */
  modal?: string;
};

/** One of the shopper's places in the header: icon over label with a live counter. */
export function HeaderAction({ icon, label, href, count = 0, isWideOnly, modal }: Props) {
  const t = useTranslate();
  return (
    <a
      className={`${styles.action} ${glyphs.glyph} ${glyphs[icon]} ${isWideOnly ? styles['wide-only'] : ''}`}
      href={href}
      data-modal={modal}
    >
      {label}
      {count > 0 && (
        <span className={styles.count}>
          <span className="visually-hidden">, {t('products inside')}: </span>
          {count}
        </span>
      )}
    </a>
  );
}
