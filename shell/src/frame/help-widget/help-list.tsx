import { helpCloseMs } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon, type IconPath, NewTabLink } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useRef } from 'react';
import type { FrameData } from '../../document/frame-data.ts';
import styles from './help-panel.module.css';

type Props = {
  messengers: FrameData['messengers'];
  isBusy: boolean;
  /** Called some time after a link was opened; without it the panel stays. */
  onLink: (() => void) | undefined;
  onCallback: () => void;
};

/** Two bots, the help desk and the callback (specification §2). Links open beside the store, which stays where it is. */
export function HelpList({ messengers, isBusy, onLink, onCallback }: Props) {
  const t = useTranslate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleLink = () => {
    if (!onLink) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(onLink, helpCloseMs);
  };
  const links: [IconPath, string, string][] = messengers
    ? [
        [icons.telegram, t('Messenger bot'), messengers.bot],
        [icons.bubble, t('Chat bot'), messengers.chat],
        [icons.info, t('Help desk chat'), messengers.helpdesk],
      ]
    : [];
  return (
    <ul className={styles.list}>
      {links.map(([icon, name, href]) => (
        <li key={name}>
          <NewTabLink className={styles.row} href={href} onClick={handleLink}>
            <Icon path={icon} />
            <span className={styles.name}>{name}</span>
            <Icon path={icons.external} size={16} />
          </NewTabLink>
        </li>
      ))}
      <li>
        <button type="button" className={styles.row} aria-busy={isBusy || undefined} onClick={onCallback}>
          <Icon path={icons.phone} />
          <span className={styles.name}>{t('Back call')}</span>
          <Icon path={icons.chevronRight} size={16} />
        </button>
      </li>
    </ul>
  );
}
