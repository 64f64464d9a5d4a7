import { isApiError } from '@vitryna/api-client';
import type { CartChanged, CartSummary } from '@vitryna/contracts/api';
import { ruleMessages } from '@vitryna/contracts/rules';
import { useEventBus } from '@vitryna/event-bus/react';
import { useZodForm } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { Button } from '@vitryna/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { getOrderSummary } from '../api/get-order-summary.ts';
import { checkoutSchema, type FormOrder } from '../checkout-schema.ts';
import { type BlockName, blockOf, blocks } from '../checkout-values.ts';
import { keepFocus } from '../keep-focus.ts';
import type { Start } from '../start-checkout.ts';
import { toSummaryLines } from '../summary-line.ts';
import { useBlocks } from '../use-blocks.ts';
import { useDraft } from '../use-draft.ts';
import { useOptions } from '../use-options.ts';
import { type LeaveForBank, useOrder } from '../use-order.ts';
import { destinationOf, useOrderSummary } from '../use-order-summary.ts';
import { useQuote } from '../use-quote.ts';
import { useSavedAddresses } from '../use-saved-addresses.ts';
import { Block } from './block.tsx';
import styles from './checkout-flow.module.css';
import { ConfirmBlock } from './confirm-block.tsx';
import { ContactsBlock } from './contacts-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import fieldStyles from './fields.module.css';
import { OrderSummary } from './order-summary.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { PlaceOrder } from './place-order.tsx';
import { ContactsText, DeliveryText, PaymentText } from './written.tsx';

type Props = {
  start: Start;
  onMade: () => void;
  /** Leaves for the bank; given by the payment feature. */
  onBank: LeaveForBank;
  /** The form of a coupon; given by the coupon feature. */
  coupon?: (held: CartSummary['coupon'], onSummary: (summary: CartSummary) => void) => ReactNode;
};

/** The checkout with all that it knows: four blocks that open in turn, and what the order costs beside them. */
export function CheckoutFlow({ start, onMade, onBank, coupon }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const eventBus = useEventBus();
  const lines = useStore(({ cart }) => cart.lines);
  const [places, setPlaces] = useState(start.places);
  const [changed, setChanged] = useState<CartChanged | null>(null);
  const order = useOrder({
    onBank,
    onMade: () => {
      draft.forget();
      onMade();
    },
  });

  const send = async (values: FormOrder) => {
    const { api } = tabContext();
    const where = destinationOf(form.fields.getValues('delivery'));
    const seen = changed?.summary ?? (sums.isFresh ? sums.summary : null);
    const summary = seen ?? (await getOrderSummary(api, where, AbortSignal.timeout(10_000)));
    const found = await order(values, summary).catch((error: unknown) => {
      // A field that the server refuses may be in a closed block.
      const paths = isApiError(error) ? Object.keys(error.fields ?? {}) : [];
      const wrong = blocks.find((name) => paths.some((path) => blockOf(path) === name));
      if (wrong) steps.showWrong(wrong);
      throw error;
    });
    setChanged(found);
    // The lines say it, too.
    if (found) void stores.cart.load();
  };
  const {
    form: fields,
    handleSubmit,
    isSubmitting,
  } = useZodForm({ schema: checkoutSchema, defaultValues: start.values, onSubmit: send });
  const form = { fields };
  const steps = useBlocks(form, start.open);
  const draft = useDraft(form);
  const [delivery, payment, recipient, collects, isAnother] = useWatch({
    control: fields.control,
    name: ['delivery', 'payment', 'recipient', 'anotherRecipient', 'isAnother'],
  });
  const quote = useQuote(delivery.cityRef);
  const addresses = useSavedAddresses(start.addresses);
  const sums = useOrderSummary(destinationOf(delivery));
  const hash = sums.summary?.lines ? sums.summary.hash : null;
  const options = useOptions(start.options, { delivery, hash, isOrdering: isSubmitting });

  const isPaymentAsked = steps.open === 'payment' || steps.open === 'confirmation';
  useEffect(() => {
    if (isPaymentAsked) fields.setValue('isPaymentAsked', true);
  }, [isPaymentAsked, fields]);

  const wayOf = <Way extends { method: string }>(ways: readonly Way[] = [], chosen: string) =>
    ways.find(({ method }) => method === chosen);
  /** Opens the block whose way cannot be had by now: the sum, the parcel or the place has changed since it was chosen. */
  const showRefusedWay = (names: readonly BlockName[]): boolean => {
    const { method } = delivery;
    const refused = {
      delivery: wayOf(options.deliveries, method)?.disabled ?? wayOf(quote?.methods, method)?.disabled,
      payment: wayOf(options.payments, payment.method)?.disabled,
    };
    const name = (['delivery', 'payment'] as const).find((block) => names.includes(block) && refused[block]);
    if (name === undefined) return false;
    fields.setError(`${name}.method`, { type: 'custom', message: ruleMessages.invalid });
    steps.showWrong(name);
    return true;
  };
  const goOn = async () => {
    const { open } = steps;
    if (showRefusedWay([open]) || !(await steps.goOn())) return;
    if (open === 'delivery') eventBus.emit('checkout:delivery-selected', { method: delivery.method });
    if (open === 'payment') eventBus.emit('checkout:payment-selected', { method: payment.method });
  };
  const submit = async () => {
    if (!(await steps.validate()) || showRefusedWay(blocks)) return;
    await handleSubmit();
  };
  const views: Record<BlockName, { title: string; texts?: ReactNode; body: ReactNode }> = {
    contacts: {
      title: t('Contact details'),
      texts: <ContactsText recipient={recipient} collects={isAnother ? collects : null} />,
      body: <ContactsBlock form={form} />,
    },
    delivery: {
      title: t('Delivery'),
      texts: <DeliveryText delivery={delivery} places={places} quote={quote} />,
      body: (
        <DeliveryBlock
          form={form}
          deliveries={options.deliveries}
          quote={quote}
          addresses={addresses}
          places={places}
          onPlaces={(found) => setPlaces((known) => ({ ...known, ...found }))}
        />
      ),
    },
    payment: {
      title: t('Payment'),
      texts: <PaymentText payment={payment} payments={options.payments} />,
      body: <PaymentBlock form={form} payments={options.payments} />,
    },
    confirmation: { title: t('Confirmation'), body: <ConfirmBlock form={form} /> },
  };
  const summaryLines = toSummaryLines(lines, locale);

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
          const { title, texts, body } = views[name];
          const state = steps.open === name ? 'open' : index <= steps.reached ? 'done' : 'waiting';
          return (
            <Block
              key={name}
              name={name}
              number={index + 1}
              title={title}
              state={state}
              summary={texts}
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
                <PlaceOrder
                  error={fields.formState.errors.root?.server}
                  changed={changed}
                  lines={summaryLines}
                  total={changed?.summary.total ?? sums.summary?.total}
                  isBusy={isSubmitting}
                  onAgree={() => void submit()}
                />
              )}
            </Block>
          );
        })}
      </form>
      <OrderSummary
        lines={summaryLines}
        leftOut={lines.length - summaryLines.length}
        summary={sums.summary}
        isFresh={sums.isFresh}
        way={quote?.methods.find(({ method }) => method === delivery.method) ?? null}
        coupon={coupon?.(sums.summary?.coupon ?? null, sums.show)}
      />
    </div>
  );
}
