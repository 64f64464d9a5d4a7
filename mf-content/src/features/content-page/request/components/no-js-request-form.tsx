import { FormFacts, RobotFacts } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { contentPaths } from '@vitryna/routing/content-paths';
import { Button, CheckboxRow, Notice, TextArea, TextField } from '@vitryna/ui';
import { PlaceSelect } from '../../components/place-select.tsx';
import type { NoJsRequestView } from '../load-no-js-request.ts';
import styles from './no-js-request-form.module.css';

/** An editors' form that a browser posts. */
export function NoJsRequestForm({ event, place, facts: { key, startedAt, problem, wrong } }: NoJsRequestView) {
  const t = useTranslate();
  const locale = useLocale();
  const isQuestion = event === 'feedback';
  const errorOf = (name: string) => (wrong.includes(name) ? t('Look at this field once more') : null);
  return (
    <form method="post" className={styles.form}>
      <FormFacts form="request" formKey={key} />
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="page" value={contentPaths.writeToUs(locale, { event })} />
      <RobotFacts startedAt={startedAt} />
      {problem !== null && <Notice kind="error" title={refusalOf(problem, t)} />}
      <TextField
        name="name"
        label={t('Your name')}
        autoComplete="given-name"
        maxLength={255}
        required
        error={errorOf('name')}
      />
      <TextField
        name="phone"
        type="tel"
        label={isQuestion ? t('Phone, if you like') : t('Phone')}
        autoComplete="tel"
        required={!isQuestion}
        error={errorOf('phone')}
      />
      <TextField
        name="email"
        type="email"
        label={isQuestion ? t('E-mail') : t('E-mail, if you like')}
        autoComplete="email"
        maxLength={254}
        required={isQuestion}
        error={errorOf('email')}
      />
      {event === 'service' && (
        <>
          <PlaceSelect name="place" defaultValue={place ?? 'apartment'} />
          <TextField name="cameras" type="number" label={t('How many cameras')} min={1} max={500} inputMode="numeric" />
          <TextField name="area" type="number" label={t('Or the area, m²')} min={1} max={100_000} inputMode="numeric" />
          <p>{t('With your e-mail we send the rough price of the installation at once.')}</p>
        </>
      )}
      <TextArea
        name="body"
        label={isQuestion ? t('Message') : t('Briefly about the task')}
        rows={5}
        maxLength={2000}
        required={isQuestion}
        error={errorOf('body')}
      />
      <CheckboxRow name="agree" required>
        {t('I accept the')} <a href={paths.privacyPolicy(locale)}>{t('privacy policy')}</a>
      </CheckboxRow>
      <Button type="submit" kind="primary" size={52}>
        {t('Send')}
      </Button>
    </form>
  );
}

function refusalOf(problem: string, t: (key: string) => string): string {
  if (problem === 'validation') return t('Look at the marked fields.');
  if (problem === 'tooMany') return t('@Number of requests exceeded');
  return problem === 'suspected'
    ? t('@Send it once more, so that we know that a person has filled it in')
    : t('That did not work. Try once more');
}
