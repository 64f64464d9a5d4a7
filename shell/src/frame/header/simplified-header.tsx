import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Logo } from '@vitryna/ui';
import type { FrameData } from '../../document/frame-data.ts';
import glyphs from '../glyph.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './simplified-header.module.css';
import { telephone } from './utility-bar.tsx';

/** Header of checkout and purchase feedback: nothing that leads away but the logo. */
export function SimplifiedHeader({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <a
        className={styles.logo}
        href={paths.home(locale)}
        aria-label={t('{{trademark}}: to the home page', { trademark: t('Trademark') })}
      >
        <Logo />
      </a>
      {frame.phone && (
        <a className={`${styles.phone} ${glyphs.glyph} ${glyphs.phone}`} href={telephone(frame.phone)}>
          {frame.phone}
        </a>
      )}
      <LanguageSwitch label={t('Language')} />
    </header>
  );
}
