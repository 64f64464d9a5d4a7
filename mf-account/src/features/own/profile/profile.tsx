import { useStore } from '@vitryna/store/react';
import { CompanyForm } from './company-form.tsx';
import { ConsentsPanel } from './consents.tsx';
import { ContactsForm } from './contacts-form.tsx';
import { PendingPhone } from './pending-phone.tsx';
import { PersonalForm } from './personal-form.tsx';

/** The personal data of who is signed in: each part is saved by itself. */
export function Profile() {
  const user = useStore((state) => state.user.profile);
  return (
    user && (
      <>
        <PersonalForm user={user} />
        <ContactsForm user={user} />
        {user.pending.phone !== null && <PendingPhone phone={user.pending.phone} />}
        <CompanyForm user={user} />
        <ConsentsPanel user={user} />
      </>
    )
  );
}
