import { AgreementField, NameField, PhoneField, PublicForm, usePublicForm } from '@vitryna/forms';
import { noBreakSpace } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { FrameData } from '../../document/frame-data.ts';
import styles from './help-panel.module.css';
import { type CallbackInput, callbackSchema, requestCallback } from './request-callback.ts';

export type CallbackFormProps = {
  frame: FrameData;
  isOpen: boolean;
  onClose: () => void;
  /** The form was sent and the panel closed: it begins anew. */
  onEnd: () => void;
};

const defaults: CallbackInput = { phone: '', name: '', agree: false };

/** Asks the store to call (reading 20): phone, name, agreement. */
export function CallbackForm({ frame, isOpen, onClose, onEnd }: CallbackFormProps) {
  const t = useTranslate();
  const [isDone, setDone] = useState(false);
  const form = usePublicForm({
    name: 'callback',
    schema: callbackSchema,
    defaults,
    send: async (values, guard) => {
      await requestCallback(values, guard);
      setDone(true);
    },
  });
  useEffect(() => {
    if (isDone && !isOpen) onEnd();
  }, [isDone, isOpen, onEnd]);
  if (isDone) return <Done schedule={frame.schedule} onClose={onClose} />;
  return (
    <PublicForm
      form={form}
      submit={t('Call me back')}
      advice={
        frame.phone && t('Try again later or call {{phone}}', { phone: frame.phone.replaceAll(' ', noBreakSpace) })
      }
      className={styles.form}
    >
      <p>{t('Leave your number, and we will call you back.')}</p>
      <PhoneField form={form} name="phone" />
      <NameField form={form} name="name" />
      <AgreementField form={form} name="agree" className={styles.agreement} />
    </PublicForm>
  );
}

/** The form's place after it was sent. */
function Done({ schedule, onClose }: { schedule: string; onClose: () => void }) {
  const t = useTranslate();
  const texts = useRef<HTMLDivElement>(null);
  useEffect(() => texts.current?.focus(), []);
  return (
    <div ref={texts} className={styles.done} role="status" tabIndex={-1}>
      <span className={styles.mark}>
        <Icon path={icons.check} size={24} />
      </span>
      <b>{t('Thank you! We will call you soon.')}</b>
      {schedule && <p>{t('We call {{schedule}}.', { schedule })}</p>}
      <Button onClick={onClose}>{t('Close')}</Button>
    </div>
  );
}
