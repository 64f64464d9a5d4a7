import styles from './panel.module.css';

/** The frame of one part of a page that a shopper reads or fills in, such as a form of the account or the lines of an order. */
export const panelClass: string | undefined = styles.panel;
