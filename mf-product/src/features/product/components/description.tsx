import { useTranslate } from '@vitryna/i18n/react';
import { splitLinks } from '../split-links.ts';
import styles from './description.module.css';

/** The description, paragraph by paragraph; addresses in it are links. */
export function Description({ paragraphs }: { paragraphs: string[] }) {
  const t = useTranslate();
  if (paragraphs.length === 0) return null;
  return (
    <section>
      <h2>{t('About the product')}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {splitLinks(paragraph).map((part) =>
              part.href ? (
                <a key={part.href} href={part.href} rel="noopener nofollow">
                  {part.text}
                </a>
              ) : (
                part.text
              ),
            )}
          </p>
        ))}
      </div>
    </section>
  );
}
