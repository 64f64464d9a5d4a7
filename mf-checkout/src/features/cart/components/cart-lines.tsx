import type { CartLine } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { useRef } from 'react';
import { toCartLineView } from '../cart-line-view.ts';
import { useLineActions } from '../use-line-actions.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import { LineSkeleton } from './cart-skeleton.tsx';

type Props = {
  lines: CartLine[];
  isArriving?: boolean;
  /** Called with a removed line, so that it can be offered again. */
  onRemoved?: (line: CartLine) => void;
  /** Called when a line was saved for later; left out where nothing is saved. */
  onSaved?: () => void;
};

/** The lines of the cart, editable; a product that is being added stands as a skeleton until its line is here. */
export function CartLines({ lines, isArriving, onRemoved, onSaved }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const handleRemoved = (line: CartLine) => {
    onRemoved?.(line);
    // The pressed button is gone with its line: the keyboard goes on from the list.
    list.current?.focus();
  };
  const actionsOf = useLineActions({ onRemoved: handleRemoved, onSaved });
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={t('Products in the cart')}>
      {lines.map((line) => (
        <CartLineRow key={line.product.id} view={toCartLineView(line, locale)} actions={actionsOf(line)} />
      ))}
      {isArriving && <LineSkeleton />}
    </ul>
  );
}
