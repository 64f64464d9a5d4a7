import type { ReactNode } from 'react';
import { buttonClass } from '../button/button-look.ts';
import { classNames } from '../class-names.ts';
import styles from './banner.module.css';

/** Props of {@link HeroBanner}. */
export type HeroBannerProps = {
  href: string;
  /** Small words above the title. */
  label?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Words of the button; the whole banner is one link. */
  button: ReactNode;
  /** A price or another note beside the button. */
  note?: ReactNode;
  /** A cut-out picture; load the first banner's with priority. */
  picture?: ReactNode;
};

/** The home page's great yellow tile, the only yellow plane of the store. */
export function HeroBanner({ href, label, title, text, button, note, picture }: HeroBannerProps) {
  return (
    <a className={classNames('lit', styles.hero)} href={href}>
      <div className={styles.words}>
        {label && <span className={styles.label}>{label}</span>}
        <h2 className={styles.title}>{title}</h2>
        {text && <p>{text}</p>}
        <div className={styles.line}>
          <span className={buttonClass('solid', 52)}>{button}</span>
          {note}
        </div>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </a>
  );
}

/** The hero at the left over eight columns, two promo tiles stacked at the right. */
export function BannerGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
