import { type ReactNode, useLayoutEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icons.ts';
import styles from './buy-box.module.css';

/** The frame of a product's price, buttons and terms; put {@link BuyBoxCell}s inside. Sticky from 1024 px. */
export function BuyBox({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}

/** A cell of the buy box, parted from the next by a hairline. */
export function BuyBoxCell({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.cell}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

/** Two things at the ends of one line, such as the stock mark and the code. */
export function BuyBoxLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** The main button and its framed neighbours. */
export function BuyBoxButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

/** Props of {@link BuyBoxTerm}. */
export type BuyBoxTermProps = {
  icon: IconPath;
  title: ReactNode;
  note?: ReactNode;
  /** A price or a link at the right; free is green. */
  value?: ReactNode;
  isFree?: boolean;
};

/** One term of delivery, payment or warranty. */
export function BuyBoxTerm({ icon, title, note, value, isFree }: BuyBoxTermProps) {
  return (
    <div className={styles.term}>
      <Icon path={icon} />
      <div>
        <b>{title}</b>
        {note && <p>{note}</p>}
      </div>
      {value && <span className={isFree ? styles.free : styles.value}>{value}</span>}
    </div>
  );
}

/** A gift that comes with the product. */
export function BuyBoxGift({
  picture,
  badge,
  title,
  note,
}: {
  picture?: ReactNode;
  badge: ReactNode;
  title: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div className={styles.gift}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div>
        {badge}
        <b>{title}</b>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}

/** The bar with price and button at the lower edge of a phone. Show it while the main button is out of view. */
export function BuyBar({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    // Whatever else stands at that edge makes room. A mark and no :has(): browsers look through the whole page for that, at every change.
    const { dataset } = document.documentElement;
    dataset.hasEdgeBar = isShown ? 'shown' : 'waiting';
    return () => void delete dataset.hasEdgeBar;
  }, [isShown]);
  return (
    <div className={styles.bar} inert={!isShown} data-edge-bar="">
      {children}
    </div>
  );
}
