import { outsideRel, type TextPart } from '@vitryna/contracts/plain-links';
import { useTranslate } from '@vitryna/i18n/react';
import styles from './description.module.css';

/** The description, paragraph by paragraph; addresses in it are links. */
export function Description({ paragraphs }: { paragraphs: TextPart[][] }) {
  const t = useTranslate();
  if (paragraphs.length === 0) return null;
  return (
    <section>
      <h2>{t('About the product')}</h2>
      <div className={styles.text}>
        {paragraphs.map((parts, index) => (
          <p key={index}>
            {parts.map((part) =>
              typeof part === 'string' ? (
                part
              ) : (
                <a key={part.href} href={part.href} rel={outsideRel}>
                  {part.href}
                </a>
              ),
            )}
          </p>
        ))}
      </div>
    </section>
  );
}
