import { useTranslate } from '@vitryna/i18n/react';
import { Button, TextField } from '@vitryna/ui';
import { type ComponentType, useState } from 'react';
import { screenSize } from '../screen-size.ts';
import styles from './size-form.module.css';

/** A form of GET: without scripts it asks the server. The table of usual sizes is a chunk of its own. */
export function SizeForm({ inches }: { inches: number }) {
  const t = useTranslate();
  const [Table, setTable] = useState<ComponentType<{ unit: string }> | null>(null);
  const { width, height } = screenSize(inches);
  const unit = t('cm');
  const showTable = () => void import('./size-table.tsx').then(({ SizeTable }) => setTable(() => SizeTable));
  return (
    <>
      <form className={styles.form} method="get">
        <TextField label={t('Diagonal in inches')} name="diagonal" type="number" defaultValue={String(inches)} />
        <Button type="submit">{t('Show the size')}</Button>
      </form>
      <p>
        <output>
          {width} × {height} {unit}
        </output>
      </p>
      {Table ? (
        <Table unit={unit} />
      ) : (
        <Button kind="secondary" onClick={showTable}>
          {t('Usual sizes')}
        </Button>
      )}
    </>
  );
}
