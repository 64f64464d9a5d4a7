import { formatPhone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { Button } from '@vitryna/ui';
import styles from './sign.module.css';

type Props = { username: string; onChange: () => void };

/** The user name for password managers, and the way back to the first field. */
export function KnownUsername({ username, onChange }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.who}>
      <input
        readOnly
        autoComplete="username"
        value={username.includes('@') ? username : formatPhone(username)}
        aria-label={t('E-mail or phone')}
      />
      <Button kind="ghost" size={36} onClick={onChange}>
        {t('Change')}
      </Button>
    </div>
  );
}
