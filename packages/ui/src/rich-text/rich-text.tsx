import styles from './rich-text.module.css';

/** HTML of the content service, which has sanitised it by its allow-list. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
