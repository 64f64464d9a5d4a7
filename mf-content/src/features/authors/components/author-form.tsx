import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import {
  AgreementField,
  EmailField,
  FormFacts,
  FormTextArea,
  FormTextField,
  NameField,
  type NoJsFacts,
  PublicForm,
  usePublicForm,
} from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { Notice } from '@vitryna/ui';
import { useState } from 'react';
import { sendProposal } from '../api/send-proposal.ts';
import { authorForm } from '../author-forms.ts';
import { type ProposalInput, type ProposalValues, proposalSchema } from '../author-schema.ts';
import { emptyProposal, typedBefore } from '../typed-before.ts';
import styles from './author-form.module.css';

/**
 * Proposes a post. Without JavaScript the browser posts it to the page's address, `noJs` says by which key and what became of it; what was
 * typed into that form before this one took over stays.
 */
export function AuthorForm({ noJs, page }: { noJs: NoJsFacts; page: string }) {
  const t = useTranslate();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const [defaults] = useState(typedBefore);
  const form = usePublicForm<ProposalInput, ProposalValues>({
    name: authorForm,
    schema: proposalSchema,
    defaults,
    prefill: { name: profile?.name.firstName, email: profile?.email },
    send: async (values, guard, { reset }) => {
      await sendProposal(tabContext().api, { ...values, page }, guard);
      reset(emptyProposal);
      stores.modals.open('successful', {
        titleKey: 'Thank you! We have your proposal',
        textKey: 'The editor reads it within three working days and writes to you by e-mail.',
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  return (
    <PublicForm form={form} submit={t('Send the proposal')} isButtonWide={false} isPostable className={styles.form}>
      <FormFacts form={authorForm} formKey={noJs.key} />
      <input type="hidden" name="startedAt" value={noJs.startedAt} />
      <input type="hidden" name="event" value="becomeAuthor" />
      <input type="hidden" name="page" value={page} />
      {noJs.problem !== null && <Refusal problem={noJs.problem} wrong={noJs.wrong} />}
      <NameField form={form} name="name" />
      <EmailField form={form} name="email" />
      <div className={styles.wide}>
        <FormTextField
          form={form}
          name="subject"
          label={t('What do you want to write about?')}
          hint={t('One subject, as a reader would ask about it')}
          maxLength={256}
          required
        />
      </div>
      <div className={styles.wide}>
        <FormTextArea
          form={form}
          name="body"
          label={t('About yourself')}
          hint={t('What you work with, and links to what you have written, if there is something')}
          rows={5}
          required
        />
      </div>
      <AgreementField form={form} name="agree" className={styles.wide} />
    </PublicForm>
  );
}

/** Why the form that the browser posted was not taken. */
function Refusal({ problem, wrong }: { problem: string; wrong: string[] }) {
  const t = useTranslate();
  const labels: Record<string, string> = {
    name: t('Your name'),
    email: t('E-mail'),
    subject: t('What do you want to write about?'),
    body: t('About yourself'),
    agree: t('the consent'),
  };
  const fields = wrong.flatMap((name) => labels[name] ?? []);
  return (
    <div className={styles.wide}>
      <Notice
        kind="error"
        title={problem === 'validation' ? t('Look at these fields once more') : t('That did not work. Try once more')}
      >
        {fields.length > 0 && fields.join(', ')}
      </Notice>
    </div>
  );
}
