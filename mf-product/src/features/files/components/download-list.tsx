import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { languageTexts } from '../../../locales/language-texts.ts';
import type { DownloadGroup } from '../file-views.ts';
import styles from './download-list.module.css';

/** Files to download, by kind. */
export function DownloadList({ groups }: { groups: DownloadGroup[] }) {
  const t = useTranslate();
  const { fileSize } = useFormat();
  const titles = { manuals: t('Manuals'), drivers: t('Drivers'), applications: t('Applications') };
  return groups.map(({ kind, files }) => (
    <section key={kind}>
      <h3>{titles[kind]}</h3>
      <ul className={styles.files}>
        {files.map(({ id, name, href, size, type, language }) => (
          <li key={id}>
            <a className={styles.file} href={href} download data-document="">
              <Icon path={icons.file} />
              <span className={styles.name}>{name}</span>
              {language !== null && <span className={styles.size}>{languageTexts[language](t)}</span>}
              {type !== null && <span className={styles.size}>{type}</span>}
              {size !== null && <span className={styles.size}>{fileSize(size)}</span>}
              <Icon path={icons.download} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
