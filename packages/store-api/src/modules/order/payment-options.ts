import type { CheckoutOptions, DeliveryMethod, L10n, PaymentMethod, PaymentOption } from '@vitryna/contracts/api';
import { allowedParts, instalmentRules, isInstalment, splitIntoParts } from '@vitryna/contracts/instalments';
import { deliveryNames, paymentNames } from './method-names.ts';
import { isPaidOnline } from './order-status.ts';

const money = (kopiyky: number) => ({ amount: kopiyky / 100, currency: 'UAH' as const });

const notes: Record<PaymentMethod, L10n> = {
  card: { uk: 'Visa, Mastercard, Apple Pay, Google Pay', ru: 'Visa, Mastercard, Apple Pay, Google Pay' },
  privatParts: { uk: 'Без переплат, перший платіж — при покупці', ru: 'Без переплат, первый платёж — при покупке' },
  monoParts: { uk: 'Без переплат, підтвердження в застосунку', ru: 'Без переплат, подтверждение в приложении' },
  cashOnDelivery: { uk: 'Готівкою або карткою', ru: 'Наличными или картой' },
  invoice: { uk: 'Рахунок на компанію або ФОП', ru: 'Счёт на компанию или ФЛП' },
};

const tooLittle: L10n = { uk: 'Сума замала для цього банку', ru: 'Сумма слишком мала для этого банка' };
const tooMuch: L10n = { uk: 'Сума завелика для цього банку', ru: 'Сумма слишком велика для этого банка' };

/** Methods in the order in which they are offered. */
const methods: readonly PaymentMethod[] = ['card', 'privatParts', 'monoParts', 'cashOnDelivery', 'invoice'];

const noCash: L10n = { uk: 'У цій точці не приймають оплату', ru: 'В этой точке не принимают оплату' };

const noBank: L10n = { uk: 'Зараз недоступно', ru: 'Сейчас недоступно' };

/** What the ways to pay depend on besides the sum: which banks there are, and whether money is taken where the order is handed out. */
type Circumstances = { hasBank: (method: PaymentMethod) => boolean; takesCash: boolean };

function whyNot(method: PaymentMethod, { hasBank, takesCash }: Circumstances): L10n | null {
  if (isPaidOnline(method)) return hasBank(method) ? null : noBank;
  return method === 'cashOnDelivery' && !takesCash ? noCash : null;
}

function describe(method: PaymentMethod, total: number, circumstances: Circumstances): PaymentOption {
  const plain = {
    method,
    name: paymentNames[method],
    note: notes[method],
    min: null,
    max: null,
    disabled: whyNot(method, circumstances),
  };
  if (!isInstalment(method)) return plain;
  const { min, max } = instalmentRules[method];
  const parts = [...allowedParts(method, total)];
  const plans = parts.map((count) => {
    const split = splitIntoParts(total, count);
    return { parts: count, first: money(split[0] ?? 0), monthly: money(split.at(-1) ?? 0) };
  });
  const disabled = parts.length > 0 ? plain.disabled : total < min ? tooLittle : tooMuch;
  return { ...plain, min: money(min), max: money(max), parts, plans, disabled };
}

/** Ways to pay so many kopiykas; what is paid online needs a bank that takes it. */
export const describePayments = (total: number, circumstances: Circumstances): PaymentOption[] =>
  methods.map((method) => describe(method, total, circumstances));

const deliveryNotes: Record<DeliveryMethod, L10n> = {
  warehouse: { uk: 'Нова пошта', ru: 'Новая почта' },
  courier: { uk: 'За вашою адресою', ru: 'По вашему адресу' },
  pickup: { uk: 'З нашого пункту', ru: 'Из нашего пункта' },
};

/** Ways in which an order reaches somebody. */
export const describeDeliveries = (): CheckoutOptions['deliveries'] =>
  (['warehouse', 'courier', 'pickup'] as const).map((method) => ({
    method,
    name: deliveryNames[method],
    note: deliveryNotes[method],
    disabled: null,
  }));
