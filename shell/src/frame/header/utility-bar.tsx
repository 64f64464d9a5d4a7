import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import type { FrameData } from '../../document/frame-data.ts';
import glyphs from '../glyph.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './utility-bar.module.css';

/** Phone, hours, service pages and the language: above the header on wide screens, and it scrolls away. */
export function UtilityBar({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  const links = [
    [t('Delivery and payment'), paths.shippingPayment(locale)],
    [t('Warranty'), paths.warranty(locale)],
    [t('Installation services'), paths.services(locale)],
    [t('Wholesale'), paths.wholesale(locale)],
    [t('Contacts'), paths.contact(locale)],
  ] as const;
  return (
    <nav className={styles.bar} aria-label={t('Service')}>
      {frame.phone && (
        <a className={`${styles.phone} ${glyphs.glyph} ${glyphs.phone}`} href={telephone(frame.phone)}>
          {frame.phone}
        </a>
      )}
      <span className={styles.schedule}>{frame.schedule}</span>
      <div className={styles.links}>
        {links.map(([name, href]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </div>
      <LanguageSwitch label={t('Language')} />
    </nav>
  );
}

/** A phone number as a link that dials it. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
