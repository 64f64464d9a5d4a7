import { describeError, useField, useZodForm } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { AgreementRow, Button, Icon, Notice, RobotTrap, TextField } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { FrameData } from '../../document/frame-data.ts';
import styles from './help-panel.module.css';
import { callbackSchema, requestCallback } from './request-callback.ts';

export type CallbackFormProps = {
  frame: FrameData;
  isOpen: boolean;
  onClose: () => void;
  /** The form was sent and the panel closed: it begins anew. */
  onEnd: () => void;
};

/** Asks the store to call (reading 20): phone, name, agreement. What a person never fills in is in the way of robots. */
export function CallbackForm({ frame, isOpen, onClose, onEnd }: CallbackFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const startedAt = useRef(Date.now());
  const trap = useRef<HTMLInputElement>(null);
  const [isDone, setDone] = useState(false);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: callbackSchema,
    defaultValues: { phone: '', name: '', agree: true },
    onSubmit: async (values) => {
      await requestCallback(values, { website: trap.current?.value ?? '', startedAt: startedAt.current });
      setDone(true);
    },
  });
  const phone = useField(form, 'phone');
  const name = useField(form, 'name');
  const agreement = useField(form, 'agree');
  useEffect(() => {
    if (isDone && !isOpen) onEnd();
  }, [isDone, isOpen, onEnd]);
  const failure = describeError(form.formState.errors.root?.server, t);
  if (isDone) return <Done schedule={frame.schedule} onClose={onClose} />;
  return (
    <form className={styles.form} data-keep="callback" noValidate onSubmit={handleSubmit}>
      <p>{t('Leave your number, and we will call you back.')}</p>
      <TextField
        {...phone.input}
        label={t('Phone')}
        error={phone.error}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+38 (0__) ___-__-__"
        required
      />
      <TextField {...name.input} label={t('Your name')} error={name.error} autoComplete="name" required />
      <RobotTrap ref={trap} />
      <AgreementRow {...agreement} policyHref={paths.privacyPolicy(locale)} className={styles.agreement} />
      {failure !== null && (
        <Notice kind="error" title={failure}>
          {frame.phone && t('Try again later or call {{phone}}', { phone: frame.phone })}
        </Notice>
      )}
      <Button kind="primary" size={52} type="submit" isWide isBusy={isSubmitting}>
        {t('Call me back')}
      </Button>
    </form>
  );
}

/** The form's place after it was sent. */
function Done({ schedule, onClose }: { schedule: string; onClose: () => void }) {
  const t = useTranslate();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} className={styles.done} role="status" tabIndex={-1}>
      <span className={styles.mark}>
        <Icon path={icons.check} size={24} />
      </span>
      <b>{t('Thank you! We will call you soon.')}</b>
      {schedule && <p>{t('We call {{schedule}}.', { schedule })}</p>}
      <Button onClick={onClose}>{t('Close')}</Button>
    </div>
  );
}
