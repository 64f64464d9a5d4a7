import type { Order } from '@vitryna/contracts/api';
import { uploadLimits } from '@vitryna/contracts/uploads';
import { FormFacts } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import {
  Button,
  CheckboxRow,
  FieldError,
  FieldFrame,
  inputClass,
  Notice,
  panelClass,
  TextArea,
  TextField,
  wholeWords,
} from '@vitryna/ui';
import { useId } from 'react';
import { noJsRefusal } from '../no-js-refusal.ts';
import type { NoJsFormProps } from '../order-form-props.ts';
import { returnReasonNames } from '../return-reasons.ts';
import styles from './order.module.css';
import { OrderKeyFields } from './order-key-fields.tsx';

/** Asks to send things back by a form that a browser posts, photographs with it; each product has a reason of its own. */
export function NoJsReturnForm({ order, orderKey, formKey, refusal }: NoJsFormProps) {
  const t = useTranslate();
  const id = useId();
  const { has, notice } = noJsRefusal(refusal, t);
  return (
    <form method="post" encType="multipart/form-data" className={panelClass} aria-label={t('Return')}>
      <h2>{t('Return')}</h2>
      <FormFacts form="return" formKey={formKey} />
      <OrderKeyFields {...orderKey} />
      {notice !== null && <Notice kind="error" title={notice} />}
      <fieldset className={styles.choice} aria-describedby={has('lines') ? `${id}-lines` : undefined}>
        <legend>{t('What you send back')}</legend>
        {has('lines') && <FieldError id={`${id}-lines`}>{t('Choose what you send back')}</FieldError>}
        {order.lines.map((line, index) => (
          <ReturnedLine key={line.product.id} line={line} index={index} isOnly={order.lines.length === 1} />
        ))}
      </fieldset>
      <TextField
        name="iban"
        label={t('Account for the money (IBAN)')}
        hint={t('UA and 27 digits')}
        error={has('iban') ? t('@Entry field is wrong') : null}
        pattern="\s*[Uu][Aa](\s*\d){27}\s*"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextArea name="comment" label={t('Comment, if you like')} rows={3} maxLength={2000} />
      <FieldFrame
        id={`${id}-files`}
        label={t('Photos of what is wrong')}
        hint={t('Up to {{count}} pictures of 5 MB: JPEG, PNG or WebP', { count: uploadLimits.count })}
        error={has('files') ? t('Look at this field once more') : null}
      >
        <input
          id={`${id}-files`}
          type="file"
          name="files"
          accept={uploadLimits.types.join(',')}
          multiple
          className={styles.file}
          aria-describedby={`${id}-files-note`}
        />
      </FieldFrame>
      <Button type="submit" kind="solid">
        {t('Ask for the return')}
      </Button>
    </form>
  );
}

type LineProps = { line: Order['lines'][number]; index: number; isOnly: boolean };

function ReturnedLine({ line: { product, quantity }, index, isOnly }: LineProps) {
  const t = useTranslate();
  const { localise } = useFormat();
  const id = useId();
  const name = (field: string) => `lines.${index}.${field}`;
  return (
    <div className={styles.returned}>
      <CheckboxRow name={name('productId')} value={product.id} defaultChecked={isOnly}>
        {wholeWords(localise(product.name))}
      </CheckboxRow>
      {quantity === 1 ? (
        <input type="hidden" name={name('quantity')} value={1} />
      ) : (
        <TextField
          name={name('quantity')}
          label={t('How many')}
          hint={t('Ordered: {{quantity}}', { quantity })}
          type="number"
          inputMode="numeric"
          min={1}
          max={quantity}
          defaultValue={quantity}
          required
        />
      )}
      <FieldFrame id={id} label={t('Why')}>
        <select id={id} name={name('reason')} className={inputClass}>
          {Object.entries(returnReasonNames(t)).map(([reason, message]) => (
            <option key={reason} value={reason}>
              {message}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}
