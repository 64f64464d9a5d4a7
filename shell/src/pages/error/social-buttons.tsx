import { ButtonLink } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { FrameData } from '../../document/frame-data.ts';
import styles from './social-buttons.module.css';

type Props = { socials: NonNullable<FrameData['socials']>; names: NonNullable<FrameData['socialNames']> };

/** The four social pages by name, where there is room and nothing else to do; each opens in a tab of its own. */
export function SocialButtons({ socials, names }: Props) {
  const links = [
    [icons.facebook, names.social, socials.social],
    [icons.youtube, names.video, socials.video],
    [icons.instagram, names.photo, socials.photo],
    [icons.telegram, names.messenger, socials.messenger],
  ] as const;
  return (
    <ul className={styles.links}>
      {links.map(([icon, name, href]) => (
        <li key={icon}>
          <ButtonLink icon={icon} href={href} isWide target="_blank" rel="noopener noreferrer">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
