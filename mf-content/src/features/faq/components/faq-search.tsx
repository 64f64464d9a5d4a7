import { useTranslate } from '@vitryna/i18n/react';
import { Button, SearchField } from '@vitryna/ui';
import styles from './faq.module.css';

type Props = {
  query: string /** How many questions were found; nothing is said of none. */;
  found: number;
  onQuery: (query: string) => void;
};

/** Looks for questions at each letter; without JavaScript the browser sends it as a form. */
export function FaqSearch({ query, found, onQuery }: Props) {
  const t = useTranslate();
  return (
    <search>
      <form method="get" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          name="q"
          label={t('Search the questions')}
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          className={styles.field}
          onChange={({ target }) => onQuery(target.value)}
        />
        <Button type="submit" size={44}>
          {t('Find')}
        </Button>
      </form>
      <p className={styles.found} role="status">
        {found > 0 && t('Questions found: {{count}}', { count: found })}
      </p>
    </search>
  );
}
