import { useTranslate } from '@vitryna/i18n/react';
import { panelClass } from '@vitryna/ui';
import type { ReactNode } from 'react';
import { useRead } from '../use-read.ts';
import { type PasskeyDoor, PasskeysPanel } from './passkeys-panel.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';
import { readSessions, SessionsPanel } from './sessions-panel.tsx';

type Props = { passwordForm: (onChanged: () => void) => ReactNode; passkeys: PasskeyDoor };

/** How somebody signs in, and where they are. */
export function Security({ passwordForm, passkeys }: Props) {
  const t = useTranslate();
  const sessions = useRead(readSessions);
  return (
    <>
      <section className={panelClass} aria-label={t('Password')}>
        <h2>{t('Password')}</h2>
        {passwordForm(sessions.reload)}
      </section>
      <PasskeysPanel door={passkeys} />
      <SessionsPanel reading={sessions} />
      <PersonalDataPanel />
    </>
  );
}
