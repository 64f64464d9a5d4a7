import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths, routeId } from '@vitryna/routing';
import { ButtonLink, EmptyStandArt } from '@vitryna/ui';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { FrameData } from '../../document/frame-data.ts';
import { Hydrated } from '../hydrated.tsx';
import styles from './page-error-screen.module.css';
import { SocialButtons } from './social-buttons.tsx';

type Props = {
  /** A few letters on the price tag of the empty stand. */
  tag: string;
  title: string;
  text: string;
  /** Read out at once: something that was expected did not come. */
  isAlert?: boolean;
  /** The one thing to do. */
  action: ReactNode;
  children?: ReactNode;
};

/**
 * The screen of a page that cannot be shown (specification §2.22): its picture leads home and so clears the
 * error, below are the social pages.
 */
export function PageErrorScreen({ tag, title, text, isAlert, action, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { socials, socialNames: names } = useRouteLoaderData<FrameData>(routeId(locale, 'frame')) ?? {};
  return (
    <div className={`container ${styles.screen}`} role={isAlert ? 'alert' : undefined}>
      <a className={styles.picture} href={paths.home(locale)} aria-label={`${tag} ${t('To the home page')}`}>
        <EmptyStandArt tag={tag} />
      </a>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {action}
        <ButtonLink href={paths.catalog(locale)}>{t('To the catalogue')}</ButtonLink>
      </div>
      {children}
      <Hydrated />
      {socials && names && (
        <>
          <p className={styles.text}>{t('Our social networks')}</p>
          <SocialButtons socials={socials} names={names} />
        </>
      )}
    </div>
  );
}
