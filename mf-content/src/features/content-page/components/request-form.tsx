import { resultAutoCloseMs } from '@vitryna/contracts/constants';
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
import { useStore, useStores } from '@vitryna/store/react';
import { useState } from 'react';
import { sendRequest } from '../api/send-request.ts';
import { failureOf } from '../failure-of.ts';
import type { RequestEvent } from '../request-rules.ts';
import { type RequestInput, type RequestValues, requestSchemaOf } from '../request-schema.ts';
import { type PlaceInput, servicePlaceOf, toPlace } from '../service-place.ts';
import { PlaceFields } from './place-fields.tsx';
import styles from './request.module.css';

const empty: RequestInput = { name: '', email: '', phone: '', body: '', agree: false };

/** The contact form; modals tell how a send went, and the focus comes back from them into it. What was not sent stays. */
export function RequestForm({ event }: { event: RequestEvent }) {
  const t = useTranslate();
  const stores = useStores();
  const known = servicePlaceOf(location.pathname);
  const [place, setPlace] = useState<PlaceInput>({ place: known ?? 'apartment', cameras: '', area: '' });
  const isService = event === 'service';
  const profile = useStore(({ user }) => user.profile);
  const form = usePublicForm<RequestInput, RequestValues>({
    name: `request-${event}`,
    schema: requestSchemaOf(event),
    defaults: empty,
    prefill: { name: profile?.name.firstName, email: profile?.email, phone: profile?.phone },
    send: async (values, guard, { reset }) => {
      try {
        const sent = { ...values, ...(isService && toPlace(place)), page: location.pathname };
        await sendRequest(tabContext().api, event, sent, guard);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === null) throw error;
        stores.modals.open('unsuccessful', failure);
        return;
      }
      reset();
      stores.modals.open('successful', {
        titleKey: 'Thank you! We have your message.',
        textKey: values.email
          ? 'We sent a copy to your e-mail. We answer in working hours.'
          : 'We will answer in working hours.',
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  const isQuestion = event === 'feedback';
  const address = <EmailField form={form} name="email" isOptional={!isQuestion} />;
  const number = <PhoneField form={form} name="phone" isOptional={isQuestion} isMasked />;
  return (
    <PublicForm form={form} submit={t('Send')} isButtonWide={false} className={styles.form}>
      <NameField form={form} name="name" />
      {isQuestion ? address : number}
      {isService && <PlaceFields value={place} onChange={setPlace} isPlaceKnown={known !== null} />}
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
