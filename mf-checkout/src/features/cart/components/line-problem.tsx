import type { CartProblem } from '@vitryna/contracts/values';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { CartLineView } from '../cart-line-view.ts';
import styles from './line-problem.module.css';

type Props = Pick<CartLineView, 'problem' | 'quantity' | 'maxQuantity'>;

/** What keeps a line from being ordered as it is, said in place; and why there is no more to add. */
export function LineProblem({ problem, quantity, maxQuantity }: Props) {
  const t = useTranslate();
  if (!problem && quantity < maxQuantity) return null;
  if (!problem) return <span className={styles.all}>{t('That is all we have')}</span>;
  const texts: Record<CartProblem, string> = {
    priceChanged: t('The price has changed since you added it'),
    outOfStock: t('Sold out: remove it to order the rest'),
    limited: t('Only {{count}} pieces are left', { count: maxQuantity }),
    notOrderable: t('It cannot be ordered now: remove it to order the rest'),
  };
  return (
    <span className={styles[problem === 'outOfStock' || problem === 'notOrderable' ? 'grave' : 'mild']} role="status">
      <Icon path={problem === 'priceChanged' ? icons.info : icons.alertTriangle} size={16} />
      {texts[problem]}
    </span>
  );
}
