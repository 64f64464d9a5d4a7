import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, Notice } from '@vitryna/ui';
import type { PlainCheckout as View } from '../load-plain.ts';
import { plainParameters } from '../plain-order.ts';
import styles from './plain-checkout.module.css';
import { PlainDelivery } from './plain-delivery.tsx';
import { PlainChoice, PlainField } from './plain-fields.tsx';
import { Terms } from './terms.tsx';

/** The checkout without JavaScript: a city by a form of its own, and everything else in one form. Stands in `<noscript>`. */
export function PlainCheckout({ view }: { view: NonNullable<View> }) {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const { draft, options, summary, cities, city, problem, wrong, asked, key } = view;
  const field = { wrong };
  const sum = money(summary.total);
  return (
    <div className={styles.plain}>
      {problem !== '' && (
        <Notice
          kind="error"
          title={problem === 'cartChanged' ? t('The cart has changed') : t('The order is not made yet')}
        >
          {problem === 'cartChanged'
            ? t('It costs {{sum}} now. Press once more if you agree.', { sum })
            : problem === 'validation'
              ? t('Look at the marked fields.')
              : t('Try once more in a minute: what you have typed is kept.')}
        </Notice>
      )}
      {city === null ? (
        <form method="get" className={styles.form}>
          <h2>{t('City')}</h2>
          <PlainField {...field} name={plainParameters.city} label={t('Begin to type its name')} value={asked.city} />
          {cities && cities.length > 0 && asked.city !== '' && (
            <PlainChoice
              name={plainParameters.cityRef}
              legend={t('City')}
              options={cities.map(({ ref, name, region }) => ({
                value: ref,
                title: `${localise(name)}, ${localise(region.name)}`,
              }))}
              chosen={cities[0]?.ref}
            />
          )}
          {cities?.length === 0 && <p>{t('Nothing found')}</p>}
          <Button type="submit" kind="primary" size={52}>
            {t('Continue')}
          </Button>
        </form>
      ) : (
        <>
          <p>
            {localise(city.name)}, {localise(city.region.name)}{' '}
            <a href={`${paths.checkout(locale)}?${plainParameters.city}=%20`}>{t('Change')}</a>
          </p>
          <form method="get" className={styles.form}>
            <input type="hidden" name={plainParameters.cityRef} value={city.ref} />
            <PlainField
              {...field}
              name={plainParameters.point}
              label={t('By its number or street')}
              value={asked.point}
            />
            <Button type="submit">{t('Find a post office')}</Button>
          </form>
          <form method="post" className={styles.form}>
            <input type="hidden" name="form" value="order" />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="agree" value="on" />
            <input type="hidden" name="expected.total" value={summary.total.amount} />
            <input type="hidden" name="expected.hash" value={summary.hash} />
            <input type="hidden" name="delivery.cityRef" value={city.ref} />
            <h2>{t('Contact details')}</h2>
            <PlainField
              {...field}
              name="recipient.phone"
              label={t('Phone')}
              type="tel"
              value={draft.recipient?.phone}
            />
            <PlainField
              {...field}
              name="recipient.firstName"
              label={t('First name')}
              value={draft.recipient?.firstName}
            />
            <PlainField {...field} name="recipient.lastName" label={t('Last name')} value={draft.recipient?.lastName} />
            <PlainField
              {...field}
              name="recipient.email"
              label={t('E-mail, for the receipt')}
              type="email"
              value={draft.recipient?.email}
            />
            <PlainDelivery view={view} />
            <h2>{t('Payment')}</h2>
            <PlainChoice
              name="payment.method"
              legend={t('Way of payment')}
              options={options.payments
                .filter(({ plans }) => !plans)
                .map(({ method, name, disabled }) => ({
                  value: method,
                  title: localise(name),
                  disabled: disabled && localise(disabled),
                }))}
              chosen={draft.payment?.method ?? options.payments.find(({ disabled }) => !disabled)?.method}
            />
            <PlainField
              {...field}
              name="payment.company.name"
              label={t('Company, for an invoice')}
              value={draft.payment?.company?.name}
            />
            <PlainField
              {...field}
              name="payment.company.edrpou"
              label={t('Code of the register')}
              value={draft.payment?.company?.edrpou}
            />
            <PlainField {...field} name="comment" label={t('Comment, if you like')} value={draft.comment ?? ''} />
            <Button type="submit" kind="primary" size={52}>
              {t('Order for {{sum}}', { sum })}
            </Button>
            <Terms />
          </form>
        </>
      )}
    </div>
  );
}
