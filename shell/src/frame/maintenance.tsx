import { useTranslate } from '@vitryna/i18n/react';
import { Logo, ShutterArt } from '@vitryna/ui';
import { SocialLinks } from './footer/social-links.tsx';
import type { FrameData } from './frame-loader.ts';
import styles from './maintenance.module.css';

type Props = { message: string | null; phone: string; socials: FrameData['socials'] };

/** The store is closed for a while: why, whom to call, where to follow (specification §2, maintenance screen). */
export function Maintenance({ message, phone, socials }: Props) {
  const t = useTranslate();
  return (
    <main id="main" className={`container ${styles.screen}`}>
      <Logo />
      <ShutterArt sign={t('Back soon')} />
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
      {socials && <SocialLinks socials={socials} />}
    </main>
  );
}
