import { FormFacts, type NoJsFacts, RobotFacts } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { usePageAnchors } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Button, CheckboxRow, FieldError, Notice, Radio, TextArea, TextField } from '@vitryna/ui';
import { useId } from 'react';
import styles from './no-js-text-form.module.css';

type Props = { kind: 'review' | 'question'; title: string; productId: string; noJs: NoJsFacts };

const grades = [5, 4, 3, 2, 1];

/** Writes about a product by a form that a browser posts; pictures need JavaScript. */
export function NoJsTextForm({ kind, title, productId, noJs: { key, startedAt, problem, wrong } }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const anchorOf = usePageAnchors();
  const ratingError = useId();
  const isReview = kind === 'review';
  const errorOf = (name: string) => (wrong.includes(name) ? t('Look at this field once more') : null);
  return (
    <form method="post" className={styles.form} {...anchorOf(kind)} aria-label={title}>
      <h2>{title}</h2>
      <FormFacts form={kind} formKey={key} />
      <input type="hidden" name="productId" value={productId} />
      <RobotFacts startedAt={startedAt} />
      {problem !== null && <Notice kind="error" title={refusalOf(problem, t)} />}
      {isReview && (
        <fieldset className={styles.grades}>
          <legend>{t('Your rating')}</legend>
          {grades.map((grade) => (
            <label key={grade} htmlFor={`${ratingError}-${grade}`}>
              <Radio id={`${ratingError}-${grade}`} name="rating" value={grade} required />
              {t('{{rating}} of 5', { rating: grade })}
            </label>
          ))}
          {errorOf('rating') && <FieldError id={ratingError}>{errorOf('rating')}</FieldError>}
        </fieldset>
      )}
      <TextArea
        name="body"
        label={isReview ? t('What is it like?') : t('Your question')}
        rows={4}
        required
        minLength={10}
        error={errorOf('body')}
      />
      {isReview && (
        <>
          <TextArea name="pros" label={t('Pros')} rows={2} error={errorOf('pros')} />
          <TextArea name="cons" label={t('Cons')} rows={2} error={errorOf('cons')} />
        </>
      )}
      <TextField name="author" label={t('Your name')} autoComplete="given-name" required error={errorOf('author')} />
      <TextField
        name="email"
        type="email"
        label={t('E-mail, which nobody sees')}
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <CheckboxRow name="agree" required>
        {t('I accept the')} <a href={paths.privacyPolicy(locale)}>{t('privacy policy')}</a>
      </CheckboxRow>
      <Button type="submit" kind="primary" size={52}>
        {isReview ? t('Send the review') : t('Ask a question')}
      </Button>
    </form>
  );
}

function refusalOf(problem: string, t: (key: string) => string): string {
  if (problem === 'alreadyReviewed') return t('You have already reviewed this product');
  return problem === 'validation' ? t('Look at the marked fields.') : t('That did not work. Try once more');
}
