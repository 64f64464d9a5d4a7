import { trustedHtml } from '@vitryna/contracts/trust';
import { memo } from 'react';
import styles from './rich-text.module.css';

/**
 * What editors wrote: paragraphs, lists and links in a measure that reads well. The gateway has cleaned the HTML. Rendered
 * again with the same, it would be other HTML to React, which would write it anew.
 */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
});
