import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Icon, IconButton, PriceBlock, ProductPicture, QuantityStepper, wholeWords } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { CartLineView } from '../cart-line-view.ts';
import type { LineActions } from '../line-actions.ts';
import styles from './cart-line-row.module.css';
import { LineProblem } from './line-problem.tsx';

type Props = { view: CartLineView; actions: LineActions };

/** One line: picture, name, code, gifts and problems at the left, quantity, price and bin at the right. */
export function CartLineRow({ view, actions }: Props) {
  const t = useTranslate();
  const format = useFormat();
  const isBuyable = view.problem !== 'outOfStock' && view.problem !== 'notOrderable';
  return (
    <li className={isBuyable ? styles.line : `${styles.line} ${styles.unavailable}`}>
      <span className={`lit ${styles.picture}`}>
        <ProductPicture picture={view.picture} sizes="88px" isPriority />
      </span>
      <div className={styles.text}>
        <a className={styles.title} href={view.href}>
          {wholeWords(view.title)}
        </a>
        <span className={styles.code}>{t('Code {{code}}', { code: view.code })}</span>
        {view.gifts.map((gift) => (
          <span key={gift} className={styles.gift}>
            <Icon path={icons.gift} size={16} />
            {t('Gift: {{name}} × {{quantity}}', { name: gift, quantity: view.quantity })}
          </span>
        ))}
        <LineProblem view={view} actions={actions} />
        {actions.onSave && (
          <button
            type="button"
            className={styles.save}
            aria-label={t('Save {{name}} for later', { name: view.title })}
            onClick={actions.onSave}
          >
            {t('Save for later')}
          </button>
        )}
      </div>
      <div className={styles.quantity}>
        {isBuyable && (
          <QuantityStepper
            value={view.quantity}
            max={Math.max(view.maxQuantity, view.quantity)}
            label={view.title}
            onChange={actions.onQuantity}
          />
        )}
      </div>
      <div className={styles.price}>
        <PriceBlock current={view.price} previous={view.previousPrice} isUnavailable={!isBuyable} isAlone />
        {view.unitPrice !== null && (
          <span className={styles.unit}>{t('{{price}} / pc.', { price: format.money(view.unitPrice) })}</span>
        )}
      </div>
      <IconButton
        className={styles.bin}
        icon={icons.bin}
        label={t('Remove {{name}} from the cart', { name: view.title })}
        onClick={actions.onRemove}
      />
    </li>
  );
}
