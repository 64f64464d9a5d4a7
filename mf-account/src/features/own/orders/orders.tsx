import { orderStatusSchema } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext, useLocation, useNavigate } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Bones, ButtonLink, EmptyIcon, EmptyState, FieldFrame, inputClass, Pagination, RetryNotice } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useCallback, useId } from 'react';
import { getOrders } from '../api/orders.ts';
import { useRead } from '../use-read.ts';
import { parseOrderQuery, writeOrderQuery } from './order-query.ts';
import { OrderRow } from './order-row.tsx';
import { statusNames } from './order-texts.ts';
import styles from './orders.module.css';

/** The orders of who is signed in, the latest first; page and status stand in the address. */
export function Orders() {
  const t = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const { search } = useLocation();
  const { page, status } = parseOrderQuery(search);
  const read = useCallback(() => getOrders(tabContext().api, { page, status }), [page, status]);
  const { data, hasFailed, reload } = useRead(read);
  const hrefOf = (query: { page?: number; status?: typeof status }) =>
    paths.accountOrders(locale) + writeOrderQuery({ page: 1, status, ...query });
  const isEmpty = data?.total === 0;
  return (
    <>
      {!(isEmpty && status === null) && (
        <div className={styles.filter}>
          <FieldFrame id={id} label={t('Which orders')}>
            <select
              id={id}
              className={inputClass}
              value={status ?? ''}
              onChange={({ currentTarget }) => {
                const { data: chosen = null } = orderStatusSchema.safeParse(currentTarget.value);
                void navigate(hrefOf({ status: chosen }), { preventScrollReset: true });
              }}
            >
              <option value="">{t('All orders')}</option>
              {orderStatusSchema.options.map((one) => (
                <option key={one} value={one}>
                  {t(statusNames[one])}
                </option>
              ))}
            </select>
          </FieldFrame>
        </div>
      )}
      {data ? (
        isEmpty ? (
          <EmptyState
            art={<EmptyIcon path={icons.box} />}
            title={status === null ? t('No orders yet') : t('No such orders')}
            actions={
              status === null ? (
                <>
                  <ButtonLink kind="primary" href={paths.catalog(locale)}>
                    {t('To the catalogue')}
                  </ButtonLink>
                  <ButtonLink href={paths.findOrder(locale)}>{t('Find my order')}</ButtonLink>
                </>
              ) : (
                <ButtonLink href={paths.accountOrders(locale)}>{t('All orders')}</ButtonLink>
              )
            }
          >
            {status === null && t('Orders that you made as a guest come here once their e-mail or phone is confirmed.')}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {data.items.map((order) => (
                <OrderRow key={order.id} order={order} onChanged={reload} />
              ))}
            </ul>
            <Pagination {...data} hrefOf={(wanted) => hrefOf({ page: wanted })} />
          </>
        )
      ) : hasFailed ? (
        <RetryNotice onRetry={reload} />
      ) : (
        <OrdersSkeleton />
      )}
    </>
  );
}

/** Orders that are on their way. */
export function OrdersSkeleton() {
  const t = useTranslate();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('Loading')}</span>
      <Bones count={3} className={styles.bone} />
    </div>
  );
}
