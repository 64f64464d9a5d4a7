import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Icon, Logo } from '@vitryna/ui';
import type { FrameData } from '../frame-loader.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './simplified-header.module.css';

/** Header of checkout and purchase feedback: nothing that leads away but the logo. */
export function SimplifiedHeader({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <a className={styles.logo} href={paths.home(locale)} aria-label={t('Vitryna: to the home page')}>
          <Logo />
        </a>
        {frame.phone && (
          <a className={styles.phone} href={`tel:${frame.phone.replaceAll(/\s/g, '')}`}>
            <Icon name="phone" size={20} />
            <span>{frame.phone}</span>
          </a>
        )}
        <LanguageSwitch label={t('Language')} />
      </div>
    </header>
  );
}
