import type { CartChanged, Money } from '@vitryna/contracts/api';
import { describeError } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, Notice } from '@vitryna/ui';
import type { GlobalError } from 'react-hook-form';
import { keepFocus } from '../keep-focus.ts';
import type { SummaryLine } from '../summary-line.ts';
import { ChangedCart } from './changed-cart.tsx';
import fieldStyles from './fields.module.css';
import { Terms } from './terms.tsx';

type Props = {
  /** Why the last press made no order. */
  error: GlobalError | undefined;
  changed: CartChanged | null;
  lines: SummaryLine[];
  total: Money | undefined;
  isBusy: boolean;
  onAgree: () => void;
};

/** The last press: what it costs, what has changed since that was said, and why nothing came of the press before. */
export function PlaceOrder({ error, changed, lines, total, isBusy, onAgree }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const failure = describeError(error, t);
  const isUnanswered = error?.type === 'network' || error?.type === 'timeout';
  return (
    <>
      {failure !== null && (
        <Notice kind="error" title={isUnanswered ? t('No answer has come') : failure}>
          {isUnanswered && t('Nothing is lost. Press once more: the order is made once, however often you press.')}
        </Notice>
      )}
      {changed ? (
        <ChangedCart changed={changed} lines={lines} isBusy={isBusy} onAgree={onAgree} />
      ) : (
        <Button
          type="submit"
          kind="primary"
          size={52}
          className={fieldStyles.go}
          isBusy={isBusy}
          onMouseDown={keepFocus}
        >
          {total ? t('Order for {{sum}}', { sum: money(total) }) : t('Place the order')}
        </Button>
      )}
      <Terms />
    </>
  );
}
