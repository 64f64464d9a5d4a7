import type { Passkey } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, TextField } from '@vitryna/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from '../panel.module.css';

type Props = {
  passkey: Passkey;
  isBusy: boolean;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
};

/** One key: two of the same browser are told apart by the names that their owner gives them. */
export function PasskeyRow({ passkey: { name, createdAt, usedAt }, isBusy, onRename, onRemove }: Props) {
  const t = useTranslate();
  const { date } = useFormat();
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isRenaming) form.current?.querySelector('input')?.focus();
  }, [isRenaming]);
  const close = () => {
    setRenaming(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed !== '' && typed !== name) await onRename(typed);
    close();
  };
  if (isRenaming) {
    return (
      <li className={styles.row}>
        <form
          ref={form}
          className={styles.words}
          onSubmit={submit}
          aria-label={t('Change the name: {{name}}', { name })}
        >
          <TextField
            label={t('Name of the key')}
            name="name"
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
            required
          />
          <span className={styles.foot}>
            <Button type="submit" kind="solid" size={36} isBusy={isBusy}>
              {t('Save')}
            </Button>
            <Button size={36} onClick={close}>
              {t('Close')}
            </Button>
          </span>
        </form>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <span>
          {usedAt
            ? t('Last used {{date}}', { date: date(usedAt, 'long') })
            : t('Made {{date}}', { date: date(createdAt, 'long') })}
        </span>
      </span>
      <span className={styles.foot}>
        <Button
          ref={opener}
          size={36}
          aria-label={t('Change the name: {{name}}', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('Change')}
        </Button>
        <Button size={36} isBusy={isBusy} aria-label={`${t('Remove')}: ${name}`} onClick={onRemove}>
          {t('Remove')}
        </Button>
      </span>
    </li>
  );
}
