import type {
  CartLine,
  CheckoutOptions,
  City,
  DeliveryQuote,
  KeptDraft,
  ListedWarehouse,
  SavedAddress,
} from '@vitryna/contracts/api';
import { cartSummary, type FakeTable, l10n, money } from '@vitryna/testing';

export const kyiv: City = {
  ref: 'kyiv',
  name: l10n('Київ', 'Киев'),
  type: l10n('місто', 'город'),
  district: null,
  region: { ref: 'kyivska', name: l10n('Київська область', 'Киевская область') },
  warehouses: 2,
  courier: true,
};

export const point = (overrides: Partial<ListedWarehouse> = {}): ListedWarehouse => ({
  ref: 'w12',
  number: '12',
  name: l10n('Відділення №12', 'Отделение №12'),
  address: l10n('вул. Антоновича, 48', 'ул. Антоновича, 48'),
  type: 'postOffice',
  lat: 50,
  lng: 30,
  schedule: { mon: '08:00-21:00', tue: '-', wed: '-', thu: '-', fri: '-', sat: '-', sun: '-' },
  maxWeightKg: 30,
  maxSizeCm: null,
  cashOnDelivery: true,
  status: 'working',
  distanceM: null,
  ...overrides,
});

const eta = { from: '2026-11-24T10:00:00Z', to: '2026-11-24T10:00:00Z' };

export const quote: DeliveryQuote = {
  city: kyiv,
  parcel: { weightKg: 2, sizeCm: [30, 20, 10] },
  orderBefore: '2026-11-22T18:00:00Z',
  methods: [
    { method: 'warehouse', price: money(0), free: true, eta, disabled: null },
    { method: 'courier', price: money(145), free: false, eta, disabled: null },
    { method: 'pickup', price: money(0), free: true, eta, disabled: l10n('Немає в наявності в магазині') },
  ],
};

const way = { note: l10n(''), min: null, max: null, disabled: null };

export const options: CheckoutOptions = {
  payments: [
    { ...way, method: 'card', name: l10n('Карткою онлайн') },
    {
      ...way,
      method: 'privatParts',
      name: l10n('Оплата частинами'),
      plans: [
        { parts: 2, first: money(2745), monthly: money(2745) },
        { parts: 3, first: money(1830), monthly: money(1830) },
      ],
    },
    { ...way, method: 'cashOnDelivery', name: l10n('Під час отримання') },
    { ...way, method: 'invoice', name: l10n('Рахунок для компанії'), disabled: l10n('Від 10 000 ₴') },
  ],
  deliveries: [
    { method: 'warehouse', name: l10n('Відділення або поштомат'), note: l10n(''), disabled: null },
    { method: 'courier', name: l10n('Кур’єр за адресою'), note: l10n(''), disabled: null },
    { method: 'pickup', name: l10n('Самовивіз'), note: l10n(''), disabled: null },
  ],
  dontCallDefault: false,
};

const noPlaces: KeptDraft['places'] = { city: null, warehouse: null, pickupPoint: null };

/** A draft whose shopper has filled in everything on another day. */
export const fullDraft: KeptDraft = {
  recipient: { firstName: 'Оксана', lastName: 'Шевчук', phone: '+380671234567', email: 'o@example.com' },
  delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'w12' },
  payment: { method: 'cashOnDelivery' },
  places: { city: kyiv, warehouse: point(), pickupPoint: null },
};

const owner = { firstName: 'Оксана', lastName: 'Шевчук', middleName: null, phone: '+380671234567' };
const inKyiv = { region: kyiv.region, city: { ref: kyiv.ref, name: kyiv.name, district: null } };

/** The two usual destinations of an account. */
export const savedAddresses: SavedAddress[] = [
  {
    ...{ id: 'a1', isDefault: true, recipient: owner },
    delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'w12' },
    address: { ...inKyiv, warehouse: point() },
  },
  {
    ...{ id: 'a2', isDefault: false },
    recipient: { ...owner, firstName: 'Галина', phone: '+380509876543' },
    delivery: { method: 'courier', cityRef: 'kyiv', street: { name: 'вул. Шевченка' }, house: '7а', flat: '12' },
    address: { ...inKyiv, street: { ref: null, name: l10n('вул. Шевченка') }, house: '7а', flat: '12' },
  },
];

/** The checkout's calls for these lines. */
export const checkoutTable = (lines: CartLine[], draft: KeptDraft = { places: noPlaces }): FakeTable => ({
  'GET /checkout/draft': draft,
  'POST /checkout/draft': draft,
  'GET /checkout/options': options,
  'GET /delivery/city/popular': [kyiv],
  'GET /delivery/city/list': [kyiv],
  'GET /delivery/city/view': kyiv,
  'GET /delivery/warehouse/list': {
    items: [point(), point({ ref: 'w7', number: '7', name: l10n('Поштомат №7'), status: 'tooHeavy' })],
    page: 1,
    limit: 50,
    total: 2,
    pages: 1,
  },
  'GET /delivery/warehouse/places': [],
  'GET /delivery/warehouse/view': point(),
  'POST /delivery/quote': quote,
  'GET /catalog/product/cart/summary': cartSummary(lines, { delivery: money(0) }),
  'POST /order/create': { id: 'order-0123456789abcdef', number: '1002-4587', next: 'done' },
});
