import { useTranslate } from '@vitryna/i18n/react';
import type { PlainCheckout } from '../load-plain.ts';
import { PlainField } from './plain-fields.tsx';

type Props = { view: Pick<NonNullable<PlainCheckout>, 'draft' | 'wrong'> };

/** Who orders, and who collects the order when that is somebody else: those fields stay empty otherwise. */
export function PlainContacts({ view: { draft, wrong } }: Props) {
  const t = useTranslate();
  const { recipient, anotherRecipient } = draft;
  return (
    <>
      <h2>{t('Contact details')}</h2>
      <PlainField wrong={wrong} name="recipient.phone" label={t('Phone')} type="tel" value={recipient?.phone} />
      <PlainField wrong={wrong} name="recipient.firstName" label={t('First name')} value={recipient?.firstName} />
      <PlainField wrong={wrong} name="recipient.lastName" label={t('Last name')} value={recipient?.lastName} />
      <PlainField
        wrong={wrong}
        name="recipient.email"
        label={t('E-mail, for the receipt')}
        type="email"
        value={recipient?.email}
      />
      <details open={Boolean(anotherRecipient)}>
        <summary>{t('Somebody else will collect the order')}</summary>
        <PlainField
          wrong={wrong}
          name="anotherRecipient.firstName"
          label={t('First name of who collects')}
          value={anotherRecipient?.firstName}
        />
        <PlainField
          wrong={wrong}
          name="anotherRecipient.lastName"
          label={t('Last name of who collects')}
          value={anotherRecipient?.lastName}
        />
        <PlainField
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
