import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { FrameData } from '../../document/frame-data.ts';
import styles from './social-buttons.module.css';

const names: Record<string, string> = {
  'youtube.com': 'YouTube',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  't.me': 'Telegram',
};

/** What a network calls itself, as far as its address tells. */
function nameOf(href: string): string | undefined {
  return URL.canParse(href) ? names[new URL(href).hostname.replace(/^www\./, '')] : undefined;
}

/** The four social pages by name, where there is room and nothing else to do; each opens in a tab of its own. */
export function SocialButtons({ socials }: { socials: NonNullable<FrameData['socials']> }) {
  const t = useTranslate();
  const links = [
    [icons.facebook, t('Social network'), socials.social],
    [icons.youtube, t('Video channel'), socials.video],
    [icons.instagram, t('Photo network'), socials.photo],
    [icons.telegram, t('Messenger'), socials.messenger],
  ] as const;
  return (
    <ul className={styles.links}>
      {links.map(([icon, role, href]) => (
        <li key={icon}>
          <ButtonLink icon={icon} href={href} isWide title={role} target="_blank" rel="noopener noreferrer">
            {nameOf(href) ?? role}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
