import type { User } from '@vitryna/contracts/api';
import { FormTextField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import styles from '../panel.module.css';
import { type CompanyValues, companySchema } from './profile-schemas.ts';
import { SaveForm } from './save-form.tsx';
import { useSaveForm } from './use-save-form.ts';

const valuesOf = ({ company }: User): CompanyValues => ({ company: company ?? { name: '', edrpou: '' } });

/** The company that invoices are made out to; two empty fields are none. */
export function CompanyForm({ user }: { user: User }) {
  const t = useTranslate();
  const state = useSaveForm({ schema: companySchema, user, valuesOf, toChanges: (changes) => changes });
  const fields = { fields: state.form };
  return (
    <SaveForm
      title={t('Company')}
      lead={<p className={styles.lead}>{t('For invoices. Leave both fields empty if you buy for yourself.')}</p>}
      state={state}
    >
      <FormTextField form={fields} name="company.name" label={t('Name of the company')} autoComplete="organization" />
      <FormTextField
        form={fields}
        name="company.edrpou"
        label={t('EDRPOU code')}
        hint={t('8 digits, or 10 for a sole trader')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
    </SaveForm>
  );
}
