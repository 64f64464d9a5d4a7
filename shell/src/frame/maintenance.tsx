import { useTranslate } from '@vitryna/i18n/react';
import { Logo } from '@vitryna/ui';
import type { FrameData } from './frame-loader.ts';
import styles from './maintenance.module.css';

type Props = { message: string | null; phone: string; socials: FrameData['socials'] };

/** The store is closed for a while: why, whom to call, where to follow (specification §2, maintenance screen). */
export function Maintenance({ message, phone, socials }: Props) {
  const t = useTranslate();
  const links = socials && [
    [t('Video channel'), socials.video],
    [t('Photo network'), socials.photo],
    [t('Social network'), socials.social],
    [t('Messenger'), socials.messenger],
  ];
  return (
    <main id="main" className={`container ${styles.screen}`}>
      <Logo />
      <h1>{t('The store is closed for maintenance')}</h1>
      <p>{t('We are sorry. The site is unavailable for now and will be back soon.')}</p>
      {message && <p className={styles.message}>{message}</p>}
      {phone && (
        <p>
          {t('To buy or to ask, call free of charge:')}
          <a className={styles.phone} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {links && (
        <ul className={styles.links}>
          {links.map(([name, href]) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
