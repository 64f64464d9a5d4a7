import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** Props of {@link PageHeading} and {@link SectionHeading}. */
export type HeadingProps = {
  children: ReactNode;
  /** Grey words after the heading, such as a number of products. */
  note?: ReactNode;
  /** A link at the right of a section's heading. */
  link?: { href: string; text: string };
};

/** The page's only H1, with an optional grey note on its line. */
export function PageHeading({ children, note }: Omit<HeadingProps, 'link'>) {
  return (
    <div className={styles.heading}>
      <h1>{children}</h1>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

/** The H2 above a shelf or a section, with «Усі 437» at the right. */
export function SectionHeading({ children, note, link }: HeadingProps) {
  return (
    <div className={styles.section}>
      <h2>{children}</h2>
      {note && <span className={styles.note}>{note}</span>}
      {link && (
        <a className={styles.link} href={link.href}>
          {link.text}
        </a>
      )}
    </div>
  );
}
