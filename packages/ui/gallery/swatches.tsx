import * as icons from '../src/icon/icons.ts';
import { Icon } from '../src/index.ts';
import styles from './swatches.module.css';

const colours = [
  'page',
  'sunk',
  'well',
  'well-2',
  'line',
  'ctl',
  'ink-3',
  'ink-2',
  'ink',
  'accent',
  'accent-hover',
  'accent-pressed',
  'accent-soft',
  'sale',
  'ok',
  'warn',
];

/** Colours, type and icons. */
export function Swatches() {
  return (
    <>
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <li key={colour}>
            <i className={styles[colour]} />
            {colour}
          </li>
        ))}
      </ul>
      <div className={styles.type}>
        <span className={styles.display}>Живлення є 52/54</span>
        <span className={styles.h1}>IP-камери 32/40</span>
        <span className={styles.h2}>Популярне 24/32</span>
        <span className={styles.h3}>Доставка 18/24</span>
        <span>Текст сторінки 15/22</span>
        <span className={styles.caption}>Підпис 13/18</span>
        <span className={styles.micro}>Характеристика 12/16</span>
      </div>
      <div className={styles.icons}>
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} path={path} size={24} />
        ))}
      </div>
    </>
  );
}
