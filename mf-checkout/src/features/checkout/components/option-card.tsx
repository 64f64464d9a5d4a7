import { classNames, Radio } from '@vitryna/ui';
import { type ReactNode, useId } from 'react';
import styles from './option-card.module.css';

type Props = {
  name: string;
  value: string;
  isChosen: boolean;
  title: ReactNode;
  note?: ReactNode;
  /** At the right: a price. */
  price?: ReactNode;
  isFree?: boolean;
  /** Why it cannot be chosen. */
  disabled?: string | null;
  onChoose: () => void;
};

/** One of a few ways, as a radio in a card; one that cannot be chosen says why. */
export function OptionCard({ name, value, isChosen, title, note, price, isFree, disabled, onChoose }: Props) {
  const id = useId();
  return (
    <label className={classNames(styles.card, disabled && styles.disabled)} htmlFor={id}>
      <Radio
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        disabled={Boolean(disabled)}
        aria-describedby={disabled || note ? `${id}-note` : undefined}
        onChange={onChoose}
      />
      <span className={styles.words}>
        <b>{title}</b>
        {(disabled || note) && <small id={`${id}-note`}>{disabled || note}</small>}
      </span>
      {price && !disabled && <span className={classNames(styles.price, isFree && styles.free)}>{price}</span>}
    </label>
  );
}
