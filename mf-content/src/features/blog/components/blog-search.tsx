import { blogQueryMax } from '@vitryna/contracts/constants';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, SearchField } from '@vitryna/ui';
import styles from './blog-page.module.css';

/** Looks for words in all posts. A plain form: its address is the result. */
export function BlogSearch({ query }: { query: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const label = t('Search the blog');
  return (
    <search className={styles.search} aria-label={label}>
      <form action={paths.blog(locale)}>
        <SearchField key={query} name="q" label={label} defaultValue={query} maxLength={blogQueryMax} required />
        <Button type="submit">{t('Find')}</Button>
      </form>
    </search>
  );
}
