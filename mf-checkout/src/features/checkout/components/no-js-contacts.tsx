import { useTranslate } from '@vitryna/i18n/react';
import type { NoJsCheckout } from '../load-no-js.ts';
import { NoJsField } from './no-js-fields.tsx';

type Props = { view: Pick<NonNullable<NoJsCheckout>, 'draft' | 'wrong'> };

/** The customer, and the recipient if that is another person: those fields stay empty otherwise. */
export function NoJsContacts({ view: { draft, wrong } }: Props) {
  const t = useTranslate();
  const { recipient, anotherRecipient } = draft;
  return (
    <>
      <h2>{t('Contact details')}</h2>
      <NoJsField wrong={wrong} name="recipient.phone" label={t('Phone')} type="tel" value={recipient?.phone} />
      <NoJsField wrong={wrong} name="recipient.firstName" label={t('First name')} value={recipient?.firstName} />
      <NoJsField wrong={wrong} name="recipient.lastName" label={t('Last name')} value={recipient?.lastName} />
      <NoJsField
        wrong={wrong}
        name="recipient.email"
        label={t('E-mail, for the receipt')}
        type="email"
        value={recipient?.email}
      />
      <details open={Boolean(anotherRecipient)}>
        <summary>{t('Somebody else will collect the order')}</summary>
        <NoJsField
          wrong={wrong}
          name="anotherRecipient.firstName"
          label={t('First name of who collects')}
          value={anotherRecipient?.firstName}
        />
        <NoJsField
          wrong={wrong}
          name="anotherRecipient.lastName"
          label={t('Last name of who collects')}
          value={anotherRecipient?.lastName}
        />
        <NoJsField
          wrong={wrong}
          name="anotherRecipient.phone"
          label={t('Phone of who collects')}
          type="tel"
          value={anotherRecipient?.phone}
        />
      </details>
    </>
  );
}
