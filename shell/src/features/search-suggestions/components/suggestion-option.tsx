import { formatMoney, formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { classNames, Icon } from '@vitryna/ui';
import type { SuggestionRow } from '../suggestion-rows.ts';
import styles from './suggestion-option.module.css';

type Props = { id: string; row: SuggestionRow; isActive: boolean };

/** No line ends at the hyphen of Wi-Fi, wherever it is cut into what was typed and what was not. */
const whole = (text: string): string => text.replace(/-(?=[a-z])/gi, '-\u2060');

/** One row: a link, so that it can be opened like any other, and an option of the field's listbox. */
export function SuggestionOption({ id, row, isActive }: Props) {
  const t = useTranslate();
  const { href, parts, icon, count, picture, price } = row;
  return (
    <a id={id} role="option" aria-selected={isActive} tabIndex={-1} className={styles.option} href={href}>
      {icon && <Icon path={icon} size={16} />}
      {picture !== undefined && (
        <span className={classNames('lit', styles.picture)}>
          <img src={picture} alt="" width={48} height={48} decoding="async" />
        </span>
      )}
      <span className={styles.text}>
        {parts.map(({ text, isTyped }, index) => (isTyped ? <b key={index}>{whole(text)}</b> : whole(text)))}
      </span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
      {price && (
        <b className={classNames(styles.price, price.isReduced && styles.reduced)}>
          {price.current === null ? t('Price on request') : formatMoney(price.current)}
        </b>
      )}
    </a>
  );
}
