/** A value that a format takes. */
type Rule = RegExp | ((value: string) => boolean);

/** Elements in the order of the format, with whether each must be there, and what it may hold. */
export type FeedRules = Record<string, { isRequired?: boolean; most?: number; rule: Rule }>;

const upTo = (length: number) => (value: string) => value.trim() !== '' && value.length <= length;
const address = /^https:\/\/\S{1,1990}$/;
const positive = (value: string) => /^\d+\.\d{2}$/.test(value) && Number(value) > 0;
const hryvnia = (value: string) => /^\d+\.\d{2} UAH$/.test(value);
const anything: Rule = () => true;

/** Google Merchant Center, "Product data specification": attributes of a product in Ukraine. */
export const googleRules: FeedRules = {
  'g:id': { isRequired: true, rule: upTo(50) },
  'g:title': { isRequired: true, rule: upTo(150) },
  'g:description': { isRequired: true, rule: upTo(5000) },
  'g:link': { isRequired: true, rule: address },
  'g:image_link': { isRequired: true, rule: address },
  'g:additional_image_link': { most: 10, rule: address },
  'g:availability': { isRequired: true, rule: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  'g:availability_date': { rule: /^\d{4}-\d\d-\d\dT\d\d:\d\d/ },
  'g:price': { isRequired: true, rule: hryvnia },
  'g:sale_price': { rule: hryvnia },
  'g:brand': { isRequired: true, rule: upTo(70) },
  'g:gtin': { rule: /^\d{8}$|^\d{12,14}$/ },
  'g:mpn': { rule: upTo(70) },
  'g:identifier_exists': { rule: /^(?:yes|no)$/ },
  'g:condition': { isRequired: true, rule: /^(?:new|refurbished|used)$/ },
  'g:product_type': { rule: upTo(750) },
  'g:item_group_id': { rule: upTo(50) },
  'g:color': { rule: upTo(100) },
  'g:shipping_weight': { rule: /^\d+(?:\.\d+)? kg$/ },
  'g:shipping': { rule: anything },
};

/** hotline.ua, "Requirements for price lists in XML". */
export const hotlineRules: FeedRules = {
  id: { isRequired: true, rule: /^\d+$/ },
  categoryId: { isRequired: true, rule: /^\d+$/ },
  code: { rule: upTo(100) },
  barcode: { rule: /^\d{8,14}$/ },
  vendor: { isRequired: true, rule: upTo(100) },
  name: { isRequired: true, rule: upTo(255) },
  description: { rule: upTo(3000) },
  url: { isRequired: true, rule: address },
  image: { most: 11, rule: address },
  priceRUAH: { isRequired: true, rule: positive },
  oldprice: { rule: positive },
  stock: { isRequired: true, rule: /^(?:В наявності|Під замовлення)$/ },
  guarantee: { rule: /^\d+$/ },
  param: { most: 200, rule: anything },
  condition: { rule: /^[0-3]$/ },
};

/** YML, `shops.dtd`: the offer of a simplified description. */
export const ymlRules: FeedRules = {
  url: { isRequired: true, rule: address },
  price: { isRequired: true, rule: positive },
  oldprice: { rule: positive },
  currencyId: { isRequired: true, rule: /^UAH$/ },
  categoryId: { isRequired: true, rule: /^\d+$/ },
  picture: { most: 10, rule: address },
  name: { isRequired: true, rule: upTo(255) },
  vendor: { rule: upTo(100) },
  vendorCode: { rule: upTo(100) },
  description: { rule: upTo(3000) },
  barcode: { rule: /^\d{8,14}$/ },
  param: { most: 200, rule: anything },
};

const isKept = (rule: Rule, value: string) => (typeof rule === 'function' ? rule(value) : rule.test(value));

/** What is wrong with an item, whose elements are given in their order. */
export function feedProblems(elements: readonly (readonly [name: string, text: string])[], rules: FeedRules): string[] {
  const order = Object.keys(rules);
  const counts = new Map<string, number>();
  let last = 0;
  const problems = elements.flatMap(([name, text]) => {
    const { rule, most = 1 } = rules[name] ?? {};
    if (!rule) return [`${name} is not known`];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const place = order.indexOf(name);
    const isLate = place < last;
    last = place;
    return [
      ...(isLate ? [`${name} stands too late`] : []),
      ...((counts.get(name) ?? 0) > most ? [`${name} stands too often`] : []),
      ...(isKept(rule, text) ? [] : [`${name} may not be '${text}'`]),
    ];
  });
  const missing = order.filter((name) => rules[name]?.isRequired && !counts.has(name));
  return [...problems, ...missing.map((name) => `${name} is missing`)];
}
