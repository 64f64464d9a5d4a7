import { classNames } from '../class-names.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './filter-group.module.css';
import type { FilterOption } from './filter-option.ts';

/** Two elements a row: a category page has a hundred rows, and its count is a figure beside the words, not a part of them. */
export function FilterRow({ name, option, isHidden }: { name: string; option: FilterOption; isHidden: boolean }) {
  const isEmpty = option.count === 0 && !option.isChosen;
  return (
    <label
      ref={option.colour === undefined ? undefined : (row) => row?.style.setProperty('--swatch', option.colour ?? '')}
      className={classNames(isEmpty ? styles.empty : styles.row, option.colour && styles.swatch)}
      data-count={option.count}
      hidden={isHidden}
    >
      <Checkbox name={name} value={option.value} defaultChecked={option.isChosen ?? false} disabled={isEmpty} />
      {option.text}
    </label>
  );
}
