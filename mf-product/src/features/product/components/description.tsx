import { useTranslate } from '@vitryna/i18n/react';
import { RichText } from '@vitryna/ui';
import styles from './description.module.css';

/** The description as the shop wrote it; the server has cleaned it (contract §2). */
export function Description({ html }: { html: string }) {
  const t = useTranslate();
  if (html.trim() === '') return null;
  return (
    <section>
      <h2>{t('About the product')}</h2>
      <div className={styles.text}>
        <RichText html={html} />
      </div>
    </section>
  );
}
