import { FormFacts } from '@vitryna/forms';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Button, CheckboxRow, Notice } from '@vitryna/ui';
import type { NoJsCheckout as View } from '../load-no-js.ts';
import { elsewhere, noJsParameters } from '../no-js-order.ts';
import { addressText } from '../saved-address.ts';
import styles from './no-js-checkout.module.css';
import { NoJsContacts } from './no-js-contacts.tsx';
import { NoJsDelivery } from './no-js-delivery.tsx';
import { NoJsChoice, NoJsField } from './no-js-fields.tsx';
import { NoJsPayment } from './no-js-payment.tsx';
import { Terms } from './terms.tsx';

/** The checkout without JavaScript: a city by a form of its own, and everything else in one form. Stands in `<noscript>`. */
export function NoJsCheckout({ view }: { view: NonNullable<View> }) {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const { draft, summary, addresses, address, cities, city, problem, wrong, asked, key } = view;
  const field = { wrong };
  const sum = money(summary.total);
  return (
    <div className={styles.noJs}>
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
      {addresses.length > 0 && (
        <form method="get" className={styles.form}>
          <NoJsChoice
            name={noJsParameters.address}
            legend={t('Saved addresses')}
            options={[
              ...addresses.map((one) => ({ value: one.id, title: addressText(one, localise, t) })),
              { value: elsewhere, title: t('Another address') },
            ]}
            chosen={address?.id ?? elsewhere}
          />
          <Button type="submit">{t('Deliver there')}</Button>
        </form>
      )}
      {city === null ? (
        <form method="get" className={styles.form}>
          <h2>{t('City')}</h2>
          <NoJsField {...field} name={noJsParameters.city} label={t('Begin to type its name')} value={asked.city} />
          {cities && cities.length > 0 && asked.city !== '' && (
            <NoJsChoice
              name={noJsParameters.cityRef}
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
            <a href={`${paths.checkout(locale)}?${noJsParameters.city}=%20`}>{t('Change')}</a>
          </p>
          <form method="get" className={styles.form}>
            <input type="hidden" name={noJsParameters.cityRef} value={city.ref} />
            <NoJsField
              {...field}
              name={noJsParameters.point}
              label={t('By its number or street')}
              value={asked.point}
            />
            <Button type="submit">{t('Find a post office')}</Button>
          </form>
          <form method="post" className={styles.form}>
            <FormFacts form="order" formKey={key} />
            <input type="hidden" name="agree" value="on" />
            <input type="hidden" name="expected.total" value={summary.total.amount} />
            <input type="hidden" name="expected.hash" value={summary.hash} />
            <input type="hidden" name="delivery.cityRef" value={city.ref} />
            <NoJsContacts view={view} />
            <NoJsDelivery view={view} />
            <NoJsPayment view={view} />
            <NoJsField {...field} name="comment" label={t('Comment, if you like')} value={draft.comment ?? ''} />
            <CheckboxRow name="dontCall" defaultChecked={draft.dontCall ?? false}>
              {t('No need to call: I am sure of the order')}
            </CheckboxRow>
            <CheckboxRow name="marketing" defaultChecked={draft.marketing ?? false}>
              {t('Write to me about discounts')}
            </CheckboxRow>
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
