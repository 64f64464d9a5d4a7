import { useTranslate } from '@vitryna/i18n/react';
import { type PasswordStrength, passwordStrength } from '../password-strength.ts';
import styles from './sign.module.css';

const texts: Record<PasswordStrength, string> = {
  short: 'At least 8 characters: a few words in a row are easy to remember',
  own: 'It is hardly more than your name or address. Add other words',
  weak: 'Easy to guess. Add a word or two',
  fair: 'Good. With one more word it would be strong',
  strong: 'Strong',
};

type Props = {
  password: string;
  /** Name and address of its owner: everybody tries these first. */
  ownWords: readonly string[];
};

/** How strong a password is, said in words, and announced when it changes. */
export function StrengthText({ password, ownWords }: Props) {
  const t = useTranslate();
  const strength = passwordStrength(password, ownWords);
  return (
    <div className={styles.strength}>
      <span className={styles.bar} data-strength={strength} aria-hidden="true">
        <i />
      </span>
      <span role="status">{t(texts[strength])}</span>
    </div>
  );
}
