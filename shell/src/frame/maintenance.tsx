import { useTranslate } from '@vitryna/i18n/react';
import { Icon, Logo, PlainText, ShutterArt } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { FrameData } from '../document/frame-data.ts';
import { SocialButtons } from '../pages/error/social-buttons.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import styles from './maintenance.module.css';

type Props = { message: string | null; phone: string; socials: FrameData['socials']; names: FrameData['socialNames'] };

/** The store is closed for a while: why, whom to call, where to follow (specification §2.18). */
export function Maintenance({ message, phone, socials, names }: Props) {
  const t = useTranslate();
  return (
    <div className={`container ${styles.screen}`}>
      <header className={styles.top}>
        <Logo />
        <LanguageSwitch label={t('Language of the store')} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.picture}>
          <ShutterArt sign={t('Back soon')} />
        </div>
        <div className={styles.words}>
          <h1>{t('The site is temporarily unavailable')}</h1>
          <p>{t('We are sorry for the inconvenience. The page will open by itself as soon as we are done.')}</p>
          {message && (
            <p className={styles.message}>
              <Icon path={icons.clock} />
              <span>
                <PlainText text={message} />
              </span>
            </p>
          )}
          {phone && (
            <p>
              {t('To buy or to ask, call free of charge:')}
              <a className={styles.phone} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
                {phone}
              </a>
            </p>
          )}
          {socials && names && <SocialButtons socials={socials} names={names} />}
        </div>
      </main>
    </div>
  );
}
