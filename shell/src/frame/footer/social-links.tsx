import type { FrameData } from '../../document/frame-data.ts';
import glyphs from '../glyph.module.css';
import styles from './social-links.module.css';

type Props = { socials: NonNullable<FrameData['socials']>; names: NonNullable<FrameData['socialNames']> };

/** Links to the four social pages, in a tab of their own. */
export function SocialLinks({ socials, names }: Props) {
  const links = [
    ['youtube', names.video, socials.video],
    ['instagram', names.photo, socials.photo],
    ['facebook', names.social, socials.social],
    ['telegram', names.messenger, socials.messenger],
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
