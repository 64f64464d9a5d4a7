import type { StripView } from '../to-home-view.ts';
import styles from './header-strip.module.css';

/** The offer above everything else: one line, or the editors' picture of it. */
export function HeaderStrip({ href, title, pictures }: StripView) {
  return (
    <a className={styles.strip} href={href}>
      {pictures ? (
        <picture>
          <source media="(width >= 768px)" srcSet={pictures[0]} />
          <img className={styles.picture} src={pictures[1]} alt={title} height={44} />
        </picture>
      ) : (
        <span className={styles.words}>{title}</span>
      )}
    </a>
  );
}
