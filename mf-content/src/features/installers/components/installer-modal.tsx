import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import { shopperCityOf } from '@vitryna/delivery-view';
import {
  AgreementField,
  EmailField,
  FormTextField,
  NameField,
  PhoneField,
  PublicForm,
  usePublicForm,
} from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import type { ResultExtra } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { CheckboxRow, ModalFrame } from '@vitryna/ui';
import { sendApplication } from '../api/send-application.ts';
import { type ApplicationInput, applicationSchema } from '../application-schema.ts';
import { InstallerCity } from './installer-city.tsx';
import styles from './installer-modal.module.css';
import { SpecializationsField } from './specializations-field.tsx';

const defaults: ApplicationInput = {
  name: '',
  phone: '',
  email: '',
  city: '',
  specializations: [],
  company: '',
  edrpou: '',
  marketing: false,
  agree: false,
};

/** An application of who installs what the store sells. A signed-in shopper finds what is known filled in, everybody the city of the visit. */
export function InstallerModal({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const { api } = tabContext();
  const form = usePublicForm({
    name: 'installer',
    schema: applicationSchema,
    defaults,
    prefill: {
      name: profile?.name.firstName,
      phone: profile?.phone,
      email: profile?.email,
      city: shopperCityOf(api).ref(),
      company: profile?.company?.name,
      edrpou: profile?.company?.edrpou,
    },
    send: async (values, guard) => {
      const isNew = await sendApplication(api, values, guard);
      onClose();
      stores.modals.open('successful', toResult(isNew));
    },
  });
  return (
    <ModalFrame title={t('Subscription for installers')} onClose={onClose}>
      <PublicForm form={form} submit={t('Send the application')}>
        <p className={styles.lead}>
          {t('Say what you install and where: we will check the application and call you.')}
        </p>
        <NameField form={form} name="name" />
        <PhoneField form={form} name="phone" isMasked />
        <EmailField form={form} name="email" />
        <InstallerCity api={api} form={form} />
        <SpecializationsField form={form} />
        <FormTextField form={form} name="company" label={t('Company, if there is one')} autoComplete="organization" />
        <FormTextField
          form={form}
          name="edrpou"
          label={t('EDRPOU code, if there is one')}
          hint={t('8 digits, or 10 for a sole trader')}
          inputMode="numeric"
          autoComplete="off"
        />
        <div>
          <AgreementField form={form} name="agree" />
          <CheckboxRow {...form.fields.register('marketing')}>
            {t('I want e-mails for installers. I can unsubscribe at any time.')}
          </CheckboxRow>
        </div>
      </PublicForm>
    </ModalFrame>
  );
}

const toResult = (isNew: boolean): ResultExtra => ({
  titleKey: isNew ? 'We have your application' : 'Your application is already with us',
  textKey: isNew
    ? 'We will check it and call you.'
    : 'One with this e-mail address was sent before. If something has changed since, call or write to us.',
  autoCloseMs: resultAutoCloseMs,
});
