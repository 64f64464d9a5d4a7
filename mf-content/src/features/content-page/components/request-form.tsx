import {
  AgreementField,
  EmailField,
  FormTextArea,
  NameField,
  PhoneField,
  PublicForm,
  usePublicForm,
} from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { Button } from '@vitryna/ui';
import { useEffect, useRef, useState } from 'react';
import { sendRequest } from '../api/send-request.ts';
import type { RequestEvent } from '../request-rules.ts';
import { type RequestInput, type RequestValues, requestSchemaOf } from '../request-schema.ts';
import styles from './request.module.css';

const empty: RequestInput = { name: '', email: '', phone: '', body: '', agree: false };

/** The contact form. Thanks take its place; what was sent is not there to be sent again. */
export function RequestForm({ event }: { event: RequestEvent }) {
  const t = useTranslate();
  const [isSent, setSent] = useState(false);
  const profile = useStore(({ user }) => user.profile);
  const form = usePublicForm<RequestInput, RequestValues>({
    name: `request-${event}`,
    schema: requestSchemaOf(event),
    defaults: empty,
    prefill: { name: profile?.name.firstName, email: profile?.email, phone: profile?.phone },
    send: async (values, guard, { reset }) => {
      await sendRequest(tabContext().api, event, { ...values, page: location.pathname }, guard);
      reset();
      setSent(true);
    },
  });
  if (isSent) return <Thanks onMore={() => setSent(false)} />;
  const isQuestion = event === 'feedback';
  const address = <EmailField form={form} name="email" isOptional={!isQuestion} />;
  const number = <PhoneField form={form} name="phone" isOptional={isQuestion} isMasked />;
  return (
    <PublicForm form={form} submit={t('Send')} isButtonWide={false} className={styles.form}>
      <NameField form={form} name="name" />
      {isQuestion ? address : number}
      <div className={styles.body}>
        <FormTextArea
          form={form}
          name="body"
          label={isQuestion ? t('Message') : t('Briefly about the task')}
          required={isQuestion}
        />
      </div>
      {isQuestion ? number : address}
      <AgreementField form={form} name="agree" className={styles.agreement} />
    </PublicForm>
  );
}

function Thanks({ onMore }: { onMore: () => void }) {
  const t = useTranslate();
  const texts = useRef<HTMLDivElement>(null);
  useEffect(() => texts.current?.focus(), []);
  return (
    <div ref={texts} className={styles.thanks} role="status" tabIndex={-1}>
      <b>{t('Thank you! We have your message.')}</b>
      <p>{t('We will answer in working hours.')}</p>
      <Button onClick={onMore}>{t('Write once more')}</Button>
    </div>
  );
}
