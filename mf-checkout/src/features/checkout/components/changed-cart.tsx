import type { CartChanged } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, wholeWords } from '@vitryna/ui';
import { useEffect, useRef } from 'react';
import type { SummaryLine } from '../summary-line.ts';
import styles from './changed-cart.module.css';

type Props = {
  changed: CartChanged;
  lines: SummaryLine[];
  isBusy: boolean;
  onAgree: () => void;
};

/** Changes since the shopper saw the cart, confirmed once: nothing is ordered dearer or smaller than it was shown. */
export function ChangedCart({ changed, lines, isBusy, onAgree }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const titleOf = (productId: string) => lines.find(({ id }) => id === productId)?.title ?? t('Product');
  const told = ({ problem, was, now }: CartChanged['lines'][number]): string => {
    if (problem === 'priceChanged')
      return t('the price was {{was}}, now it is {{now}}', { was: money(was), now: money(now ?? 0) });
    if (problem === 'limited') return t('{{was}} pc. were asked for, {{now}} are left', { was, now: now ?? 0 });
    return problem === 'outOfStock'
      ? t('is sold out and will not be in the order')
      : t('cannot be ordered now and will not be in the order');
  };
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-label={t('The cart has changed')}>
      <h3>{t('The cart has changed')}</h3>
      {/* It may have been changed in another place: every line can be ordered, and none is what was seen. */}
      {changed.lines.length === 0 && <p>{t('This is in the cart now:')}</p>}
      <ul>
        {changed.lines.map((line) => (
          <li key={line.productId}>
            <b>{titleOf(line.productId)}</b>: {told(line)}
          </li>
        ))}
        {changed.lines.length === 0 &&
          lines.map(({ id, title, quantity }) => (
            <li key={id}>
              <b>{wholeWords(title)}</b>: {t('{{quantity}} pc.', { quantity })}
            </li>
          ))}
      </ul>
      {changed.summary.lines > 0 && (
        <Button kind="primary" size={52} isBusy={isBusy} onClick={onAgree}>
          {t('Order for {{sum}}', { sum: money(changed.summary.total) })}
        </Button>
      )}
    </section>
  );
}
