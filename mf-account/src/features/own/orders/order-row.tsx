import { isApiError } from '@vitryna/api-client';
import type { OrderShort } from '@vitryna/contracts/api';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { toPicture } from '@vitryna/product-view';
import { tabContext } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import { Button, ButtonLink, Notice, PictureWell } from '@vitryna/ui';
import { useState } from 'react';
import { repeatOrder } from '../api/orders.ts';
import { CancelForm } from './cancel-form.tsx';
import { statusNames } from './order-texts.ts';
import styles from './orders.module.css';

/** Pictures of an order that fit a phone's width. */
const maxPictures = 4;

/** One order of the list: what it is, how far it is, and what can be done about it. */
export function OrderRow({ order, onChanged }: { order: OrderShort; onChanged: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const { date, localise, money } = useFormat();
  const [isCancelling, setCancelling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const { id, number, createdAt, status, lines, summary, can } = order;
  const repeat = async () => {
    setBusy(true);
    setNotice(null);
    try {
      const { added, problems } = await repeatOrder(tabContext().api, id);
      await stores.cart.load();
      if (added > 0) stores.modals.open('cart');
      if (problems.length > 0) setNotice(t('Not everything can be ordered again: see the cart.'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setNotice(t('That did not work. Try once more'));
    } finally {
      setBusy(false);
    }
  };
  const more = lines.length - maxPictures;
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <h2>
          <a href={paths.order(locale, { orderId: id })}>{t('Order {{number}}', { number })}</a>
        </h2>
        <time dateTime={createdAt}>{date(createdAt, 'long')}</time>
      </div>
      <div className={styles.status}>
        <span>{t(statusNames[status])}</span>
        <span className={styles.total}>{money(summary.total)}</span>
      </div>
      <ul className={styles.pictures}>
        {lines.slice(0, maxPictures).map(({ product }) => {
          const picture = toPicture(product.images, locale);
          return (
            <li key={product.id}>
              <PictureWell picture={picture && { ...picture, alt: localise(product.name) }} size={64} />
            </li>
          );
        })}
        {more > 0 && <li>{t('{{count}} more', { count: more })}</li>}
      </ul>
      <div className={styles.buttons}>
        <ButtonLink size={36} href={paths.order(locale, { orderId: id })}>
          {t('Details')}
        </ButtonLink>
        {can.repeat && (
          <Button size={36} isBusy={isBusy} onClick={() => void repeat()}>
            {t('Order it again')}
          </Button>
        )}
        {can.cancel && !isCancelling && (
          <Button size={36} onClick={() => setCancelling(true)}>
            {t('Cancel the order')}
          </Button>
        )}
      </div>
      {isCancelling && <CancelForm orderId={id} onDone={onChanged} onClose={() => setCancelling(false)} />}
      {notice !== null && <Notice kind="warn" title={notice} />}
    </li>
  );
}
