import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { CartLineView } from '../cart-line-view.ts';
import type { LineActions } from '../line-actions.ts';
import styles from './line-problem.module.css';

type Props = { view: CartLineView; actions?: LineActions | undefined };

/** The problem of a line, its old and new value, and one press that resolves it. */
export function LineProblem({ view, actions }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const { problem, quantity, maxQuantity, priceSeen, unitPriceNow } = view;
  if (!problem && quantity < maxQuantity) return null;
  if (!problem) return <span className={styles.all}>{t('That is all we have')}</span>;
  const isGrave = problem === 'outOfStock' || problem === 'notOrderable';
  const texts = {
    priceChanged: () =>
      priceSeen !== null && unitPriceNow !== null
        ? t('It was {{was}}, now it is {{now}}', { was: money(priceSeen), now: money(unitPriceNow) })
        : t('The price has changed since you added it'),
    limited: () =>
      t('You chose {{quantity}}. {{left}}', {
        quantity,
        left: t('Only {{count}} pieces are left', { count: maxQuantity }),
      }),
    outOfStock: () => t('Sold out: remove it to order the rest'),
    notOrderable: () => t('It cannot be ordered now: remove it to order the rest'),
  };
  const answers = {
    priceChanged: { label: t('Agree'), press: () => unitPriceNow !== null && actions?.onAccept(unitPriceNow) },
    limited: {
      label: t('Take {{count}} pieces', { count: maxQuantity }),
      press: () => actions?.onQuantity(maxQuantity),
    },
    outOfStock: { label: t('Remove'), press: () => actions?.onRemove() },
    notOrderable: { label: t('Remove'), press: () => actions?.onRemove() },
  };
  const { label, press } = answers[problem];
  return (
    <span className={styles.problem}>
      <span className={isGrave ? styles.grave : styles.mild} role="status">
        <Icon path={problem === 'priceChanged' ? icons.info : icons.alertTriangle} size={16} />
        {texts[problem]()}
      </span>
      {actions && (
        <Button size={36} aria-label={`${label}: ${view.title}`} onClick={() => void press()}>
          {label}
        </Button>
      )}
    </span>
  );
}
