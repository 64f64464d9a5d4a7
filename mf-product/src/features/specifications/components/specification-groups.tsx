import { useTranslate } from '@vitryna/i18n/react';
import { Button, IconButton, SpecTable, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import type { SpecificationGroup } from '../specification-rows.ts';
import { groupText, rowText } from '../specification-text.ts';
import styles from './specification-groups.module.css';

/** All groups; one figure can be copied, or all of them. If copying is forbidden, the text can be selected. */
export function SpecificationGroups({ groups }: { groups: SpecificationGroup[] }) {
  const t = useTranslate();
  const [isCopied, copy] = useCopied();
  const [copied, setCopied] = useState('');
  const named = groups.map(({ title, rows }) => ({ title: title ?? t('General'), rows }));
  const copyText = (text: string) => {
    setCopied(text);
    copy(text).catch(() => undefined);
  };
  const all = named.map(groupText).join('\n\n');
  return (
    <>
      <div>
        <Button icon={isCopied && copied === all ? icons.check : icons.copy} onClick={() => copyText(all)}>
          {t('Copy all')}
        </Button>
        <span className="visually-hidden" role="status">
          {isCopied && t('Copied')}
        </span>
      </div>
      {named.map(({ title, rows }) => (
        <SpecTable
          key={title}
          title={title}
          rows={rows}
          actionOf={(index) => {
            const row = rows[index];
            if (!row) return null;
            const text = rowText(row);
            return (
              <IconButton
                className={styles.copy}
                icon={isCopied && copied === text ? icons.check : icons.copy}
                label={t('Copy: {{name}}', { name: row.name })}
                onClick={() => copyText(text)}
              />
            );
          }}
        />
      ))}
    </>
  );
}
