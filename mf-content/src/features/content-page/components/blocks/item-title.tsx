import styles from '../block.module.css';

/** The name of a step or a card: a page leaves out no level of headings, whether or not the block has a title. */
export const ItemTitle = ({ hasTitleAbove, children }: { hasTitleAbove: boolean; children: React.ReactNode }) =>
  hasTitleAbove ? <h3 className={styles.item}>{children}</h3> : <h2 className={styles.item}>{children}</h2>;
