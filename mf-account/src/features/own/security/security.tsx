import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import styles from '../panel.module.css';
import { useRead } from '../use-read.ts';
import { readSessions, SessionsPanel } from './sessions-panel.tsx';

type Props = { passwordForm: (onChanged: () => void) => ReactNode };

/** How somebody signs in, and where they are. */
export function Security({ passwordForm }: Props) {
  const t = useTranslate();
  const sessions = useRead(readSessions);
  return (
    <>
      <section className={styles.panel} aria-label={t('Password')}>
        <h2>{t('Password')}</h2>
        {passwordForm(sessions.reload)}
      </section>
      <SessionsPanel reading={sessions} />
    </>
  );
}
