import { trustedHtml } from '@vitryna/contracts/trust';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

/** What editors wrote: paragraphs, lists and links in a measure that reads well. `htmlSchema` of contracts has cleaned the HTML. */
export function RichText({ html }: { html: string }) {
  // Made anew it would be other HTML to React, which would write it again.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
