import { NewTabLink } from '@vitryna/ui';
import styles from '../block.module.css';

/** An address on another site. */
export const OutsideLink = (props: { href: string; children: React.ReactNode }) => (
  <NewTabLink className={styles.outside} {...props} />
);
