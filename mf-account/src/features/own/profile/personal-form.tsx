import type { User } from '@vitryna/contracts/api';
import { languageNames, locales } from '@vitryna/contracts/languages';
import { FormTextField, NameField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { FieldFrame, inputClass } from '@vitryna/ui';
import { useId } from 'react';
import { type PersonalValues, personalSchema } from './profile-schemas.ts';
import { SaveForm } from './save-form.tsx';
import { useSaveForm } from './use-save-form.ts';

const valuesOf = ({ name, birthday, locale }: User): PersonalValues => ({
  name: { firstName: name.firstName, lastName: name.lastName ?? '', middleName: name.middleName ?? '' },
  birthday: birthday ?? '',
  locale,
});

/** A user's name and language. */
export function PersonalForm({ user }: { user: User }) {
  const t = useTranslate();
  const id = useId();
  const state = useSaveForm({ schema: personalSchema, user, valuesOf, toChanges: (changes) => changes });
  const { form } = state;
  const fields = { fields: form };
  return (
    <SaveForm title={t('Personal data')} state={state}>
      <NameField form={fields} name="name.firstName" label={t('First name')} isFirst />
      <FormTextField form={fields} name="name.lastName" label={t('Last name')} autoComplete="family-name" />
      <FormTextField form={fields} name="name.middleName" label={t('Middle name')} autoComplete="additional-name" />
      <FormTextField
        form={fields}
        name="birthday"
        label={t('Birthday')}
        type="date"
        min="1900-01-01"
        max={new Date().toISOString().slice(0, 10)}
        autoComplete="bday"
      />
      <FieldFrame id={id} label={t('Language of the store and of e-mails')}>
        <select id={id} className={inputClass} {...form.register('locale')}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </FieldFrame>
    </SaveForm>
  );
}
