import type { User } from '@vitryna/contracts/api';
import { EmailField, maskPhone, PhoneField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import { type ContactValues, contactSchema } from './profile-schemas.ts';
import { SaveForm } from './save-form.tsx';
import { useSaveForm } from './use-save-form.ts';

const valuesOf = ({ email, phone }: User): ContactValues => ({ email, phone: phone ? maskPhone(phone) : '' });

/** A contact, which is also the user name. */
export function ContactsForm({ user }: { user: User }) {
  const t = useTranslate();
  const state = useSaveForm({
    schema: contactSchema,
    user,
    valuesOf,
    // Only what is another one: an address that is sent is asked to be confirmed anew.
    toChanges: ({ email, phone }) => ({
      ...(email !== user.email && { email }),
      // A phone that was only named, at sign-up, is sent a code.
      ...((phone !== user.phone || (phone !== null && !user.phoneConfirmed)) && { phone }),
    }),
  });
  const fields = { fields: state.form };
  return (
    <SaveForm
      title={t('Contacts')}
      lead={
        <>
          <Unconfirmed user={user} />
          <UnprovedPhone user={user} />
        </>
      }
      state={state}
    >
      <EmailField form={fields} name="email" />
      <PhoneField form={fields} name="phone" isMasked isOptional />
    </SaveForm>
  );
}

/** The pending change of an e-mail: the address that is asked for, or the one that nobody has confirmed. */
function Unconfirmed({ user: { email, emailConfirmed, pending } }: { user: User }) {
  const t = useTranslate();
  const waiting = pending.email ?? (emailConfirmed ? null : email);
  return waiting === null ? null : (
    <Notice kind="warn" title={t('Confirm the address {{email}}', { email: waiting })}>
      {t('An e-mail with a link is on its way to it. The link is good for seven days.')}
    </Notice>
  );
}

/** A phone that was named at sign-up opens nothing yet. */
function UnprovedPhone({ user: { phone, phoneConfirmed, pending } }: { user: User }) {
  const t = useTranslate();
  if (phone === null || phoneConfirmed || pending.phone !== null) return null;
  return (
    <Notice kind="warn" title={t('Confirm the phone')}>
      {t('Press «Save», and we will send a code to it. Then you can sign in by that number.')}
    </Notice>
  );
}
