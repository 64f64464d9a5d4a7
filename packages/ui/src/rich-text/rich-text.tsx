import styles from './rich-text.module.css';

/** What editors wrote: paragraphs, lists and links in a measure that reads well. `htmlSchema` of contracts has cleaned the HTML. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
