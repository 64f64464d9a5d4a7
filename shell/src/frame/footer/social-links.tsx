import { useTranslate } from '@vitryna/i18n/react';
import type { FrameData } from '../../document/frame-data.ts';
import glyphs from '../glyph.module.css';
import styles from './social-links.module.css';

/** Links to the four social pages, in a tab of their own. */
export function SocialLinks({ socials }: { socials: NonNullable<FrameData['socials']> }) {
  const t = useTranslate();
  const links = [
    ['youtube', t('Video channel'), socials.video],
    ['instagram', t('Photo network'), socials.photo],
    ['facebook', t('Social network'), socials.social],
    ['telegram', t('Messenger'), socials.messenger],
  ] as const;
  return (
    <div className={styles.links}>
      {links.map(([icon, label, href]) => (
        <a
          key={icon}
          className={`${styles.link} ${glyphs.glyph} ${glyphs[icon]}`}
          href={href}
          title={label}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </a>
      ))}
    </div>
  );
}
