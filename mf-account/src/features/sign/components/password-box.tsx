import { useTranslate } from '@vitryna/i18n/react';
import { IconButton, TextField, type TextFieldProps } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import styles from './sign.module.css';

type Props = TextFieldProps & {
  /** The password manager's hint: the password that is known, or one to make. */
  autoComplete: 'current-password' | 'new-password';
};

/** A field for a password that may be looked at, pasted and filled in. */
export function PasswordBox(props: Props) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={129}
        required
      />
      {isHydrated && (
        <IconButton
          icon={icons.eye}
          className={styles.show}
          label={t('Show the password')}
          isPressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      )}
    </div>
  );
}
