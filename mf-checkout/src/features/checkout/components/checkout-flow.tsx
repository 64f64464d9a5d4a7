import { isApiError } from '@vitryna/api-client';
import type { CartChanged, CartSummary, CheckoutOptions } from '@vitryna/contracts/api';
import { useEventBus } from '@vitryna/event-bus/react';
import { describeError, useZodForm } from '@vitryna/forms';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, Notice } from '@vitryna/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { getOptions } from '../api/get-options.ts';
import { getOrderSummary } from '../api/get-order-summary.ts';
import { checkoutSchema, type FormOrder } from '../checkout-schema.ts';
import { type BlockName, blockOf, blocks } from '../checkout-values.ts';
import type { Start } from '../start-checkout.ts';
import { toSummaryLines } from '../summary-line.ts';
import { useBlocks } from '../use-blocks.ts';
import { useDraft } from '../use-draft.ts';
import { useOrder } from '../use-order.ts';
import { destinationOf, useOrderSummary } from '../use-order-summary.ts';
import { useQuote } from '../use-quote.ts';
import { Block } from './block.tsx';
import { ChangedCart } from './changed-cart.tsx';
import styles from './checkout-flow.module.css';
import { ConfirmBlock } from './confirm-block.tsx';
import { ContactsBlock } from './contacts-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import fieldStyles from './fields.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { Terms } from './terms.tsx';
import { ContactsWords, DeliveryWords, PaymentWords } from './written.tsx';

type Props = {
  start: Start;
  onMade: () => void;
  /** The form of a coupon, from whoever knows coupons. */
  coupon?: (held: CartSummary['coupon'], onSummary: (summary: CartSummary) => void) => ReactNode;
};

/** Keeps the focus in the field that a press leaves: its complaint would move the button away from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The checkout with all that it knows: four blocks that open in turn, and what the order costs beside them. */
export function CheckoutFlow({ start, onMade, coupon }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { money } = useFormat();
  const stores = useStores();
  const eventBus = useEventBus();
  const lines = useStore(({ cart }) => cart.lines);
  const [places, setPlaces] = useState(start.places);
  const [options, setOptions] = useState<CheckoutOptions>(start.options);
  const [changed, setChanged] = useState<CartChanged | null>(null);
  const order = useOrder(() => {
    draft.forget();
    onMade();
  });

  const send = async (values: FormOrder) => {
    const { api } = tabContext();
    const where = destinationOf(form.fields.getValues('delivery'));
    const seen = changed?.summary ?? (sums.isFresh ? sums.summary : null);
    const summary = seen ?? (await getOrderSummary(api, where, AbortSignal.timeout(10_000)));
    const news = await order(values, summary).catch((error: unknown) => {
      // What the server refuses may stand in a block that is closed.
      const paths = isApiError(error) ? Object.keys(error.fields ?? {}) : [];
      const wrong = blocks.find((name) => paths.some((path) => blockOf(path) === name));
      if (wrong) steps.showWrong(wrong);
      throw error;
    });
    setChanged(news);
    // The lines say it, too.
    if (news) void stores.cart.load();
  };
  const {
    form: fields,
    handleSubmit,
    isSubmitting,
  } = useZodForm({ schema: checkoutSchema, defaultValues: start.values, onSubmit: send });
  const form = { fields };
  const steps = useBlocks(form, start.open);
  const draft = useDraft(form);
  const [delivery, payment, recipient] = useWatch({
    control: fields.control,
    name: ['delivery', 'payment', 'recipient'],
  });
  const quote = useQuote(delivery.cityRef);
  const sums = useOrderSummary(destinationOf(delivery));

  // What can be paid by depends on where it goes and on the sum.
  useEffect(() => {
    const { deliveryMethod, warehouseRef } = destinationOf(delivery);
    let isAsked = true;
    const query = { ...(deliveryMethod && { deliveryMethod }), ...(warehouseRef && { warehouseRef }) };
    getOptions(tabContext().api, query).then(
      (answer) => isAsked && setOptions(answer),
      () => {},
    );
    return () => {
      isAsked = false;
    };
  }, [delivery.method, delivery.warehouseRef, sums.summary?.hash]);

  const isPaymentAsked = steps.open === 'payment' || steps.open === 'confirmation';
  useEffect(() => {
    if (isPaymentAsked) fields.setValue('isPaymentAsked', true);
  }, [isPaymentAsked, fields]);

  const goOn = async () => {
    const { open } = steps;
    if (!(await steps.goOn())) return;
    if (open === 'delivery') eventBus.emit('checkout:delivery-selected', { method: delivery.method });
    if (open === 'payment') eventBus.emit('checkout:payment-selected', { method: payment.method });
  };
  const submit = async () => {
    if (!(await steps.validate())) return;
    await handleSubmit();
  };
  const { errors } = fields.formState;
  const failure = describeError(errors.root?.server, t);
  const isUnanswered = errors.root?.server?.type === 'network' || errors.root?.server?.type === 'timeout';
  const views: Record<BlockName, { title: string; words?: ReactNode; body: ReactNode }> = {
    contacts: {
      title: t('Contact details'),
      words: <ContactsWords recipient={recipient} />,
      body: <ContactsBlock form={form} />,
    },
    delivery: {
      title: t('Delivery'),
      words: <DeliveryWords delivery={delivery} places={places} quote={quote} />,
      body: (
        <DeliveryBlock
          form={form}
          deliveries={options.deliveries}
          quote={quote}
          places={places}
          onPlaces={(news) => setPlaces((known) => ({ ...known, ...news }))}
        />
      ),
    },
    payment: {
      title: t('Payment'),
      words: <PaymentWords payment={payment} payments={options.payments} />,
      body: <PaymentBlock form={form} payments={options.payments} />,
    },
    confirmation: { title: t('Confirmation'), body: <ConfirmBlock form={form} /> },
  };
  const summaryLines = toSummaryLines(lines, locale);
  const total = changed?.summary.total ?? sums.summary?.total;

  return (
    <div className={styles.columns}>
      <form
        ref={steps.element}
        className={styles.form}
        noValidate
        onKeyDown={(event) => {
          // A search among points is no answer to the block.
          if (event.key === 'Enter' && (event.target as HTMLElement).matches('[type="search"]')) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void (steps.open === 'confirmation' ? submit() : goOn());
        }}
      >
        {blocks.map((name, index) => {
          const { title, words, body } = views[name];
          const state = steps.open === name ? 'open' : index <= steps.reached ? 'done' : 'waiting';
          return (
            <Block
              key={name}
              name={name}
              number={index + 1}
              title={title}
              state={state}
              summary={words}
              focusKey={steps.focusKey}
              onEdit={() => steps.edit(name)}
            >
              {body}
              {name !== 'confirmation' && (
                <Button type="submit" kind="primary" size={52} className={fieldStyles.go} onMouseDown={keepFocus}>
                  {t('Continue')}
                </Button>
              )}
              {name === 'confirmation' && (
                <>
                  {failure !== null && (
                    <Notice kind="error" title={failure}>
                      {isUnanswered &&
                        t('Nothing is lost. Press once more: the order is made once, however often you press.')}
                    </Notice>
                  )}
                  {changed ? (
                    <ChangedCart
                      changed={changed}
                      lines={summaryLines}
                      isBusy={isSubmitting}
                      onAgree={() => void submit()}
                    />
                  ) : (
                    <Button
                      type="submit"
                      kind="primary"
                      size={52}
                      className={fieldStyles.go}
                      isBusy={isSubmitting}
                      onMouseDown={keepFocus}
                    >
                      {total ? t('Order for {{sum}}', { sum: money(total) }) : t('Place the order')}
                    </Button>
                  )}
                  <Terms />
                </>
              )}
            </Block>
          );
        })}
      </form>
      <OrderSummary
        lines={summaryLines}
        summary={sums.summary}
        isFresh={sums.isFresh}
        coupon={coupon?.(sums.summary?.coupon ?? null, sums.show)}
      />
    </div>
  );
}
