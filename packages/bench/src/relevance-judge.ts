import type { CatalogueImport, ImportProduct } from '@vitryna/contracts/catalogue-import';

/** A product as the judge sees it: what its source says, nothing of how the search reads it. */
export type JudgedProduct = {
  code: string;
  /** Slugs of its categories and of those above them. */
  categories: Set<string>;
  maker: string;
  /** Both names in lower case, with plain spaces. */
  name: string;
  /** Hryvnia; null where it has no price. */
  price: number | null;
  values: Map<string, { text: string; number: number | null }[]>;
};

type Condition = (product: JudgedProduct) => boolean;

/** What a shopper can mean by one word, as categories that hold it. */
const kinds: Record<string, string[]> = {
  laptop: ['noutbuky'],
  desktop: ['nastilni-kompiutery'],
  monitor: ['monitory', 'monitory-dlia-pk'],
  keyboard: ['klaviatury', 'klaviatury-dlia-pk'],
  mouse: ['myshi', 'myshi-dlia-pk'],
  headphones: ['nakladni-navushnyky', 'navushnyky-tws', 'navushnyky-dlia-pk'],
  gpu: ['videokarty'],
  cpu: ['protsesory'],
  motherboard: ['materynski-platy'],
  ram: ['operatyvna-pamiat'],
  drive: ['nakopychuvachi', 'vnutrishni-nakopychuvachi', 'zovnishni-nakopychuvachi'],
  ssd: ['nakopychuvachi', 'vnutrishni-nakopychuvachi'],
  hdd: ['vnutrishni-nakopychuvachi'],
  external: ['zovnishni-nakopychuvachi', 'portatyvni-ssd'],
  psu: ['bloky-zhyvlennia'],
  case: ['korpusy'],
  cooler: ['kulery-dlia-protsesoriv'],
  fan: ['ventyliatory-dlia-korpusiv'],
  paste: ['termopasty'],
  sound: ['zvukovi-karty'],
  network: ['merezhevi-karty'],
  'wifi-adapter': ['wi-fi-adaptery'],
  webcam: ['vebkamery', 'vebkamery-dlia-pk'],
  optical: ['optychni-pryvody'],
  os: ['operatsiini-systemy'],
  ups: ['bezperebiinyky', 'dbzh-dlia-pk'],
  station: ['zariadni-stantsii'],
  solar: ['soniachni-paneli'],
  inverter: ['invertory'],
  battery: ['akumuliatory'],
  powerbank: ['poverbanky'],
  phone: ['smartfony'],
  tablet: ['planshety'],
  watch: ['smart-hodynnyky'],
  tv: ['televizory-50-55', 'televizory-do-43', 'televizory-65-i-bilshe'],
  soundbar: ['saundbary'],
  speaker: ['kolonky', 'akustyka-dlia-pk'],
  microphone: ['mikrofony'],
  projector: ['proiektory'],
  mediaplayer: ['mediapleiery'],
  router: ['marshrutyzatory'],
  switch: ['komutatory'],
  'access-point': ['tochky-dostupu'],
  camera: ['ip-kamery'],
  recorder: ['videoreiestratory'],
  doorbell: ['videodzvinky'],
  motion: ['datchyky-rukhu'],
  'door-sensor': ['datchyky-vidkryttia'],
  siren: ['syreny'],
  alarm: ['okhoronna-syhnalizatsiia'],
  plug: ['rozumni-rozetky'],
  bulb: ['rozumni-lampy'],
  lock: ['rozumni-zamky'],
  thermostat: ['termostaty'],
};

const plain = (text: string): string => text.toLowerCase().replace(/\s/g, ' ');

const valuesOf = ({ values }: JudgedProduct, slugs: string): { text: string; number: number | null }[] =>
  slugs.split(',').flatMap((slug) => values.get(slug) ?? []);

/** `чорний / синій` and `дротове, радіо` are two values each. */
const hasValue = (product: JudgedProduct, slugs: string, wanted: string): boolean =>
  valuesOf(product, slugs).some(({ text }) => text === wanted || text.split(/\s*\/\s*|,\s+/).includes(wanted));

const hasNumber = (product: JudgedProduct, slugs: string, isWanted: (number: number) => boolean): boolean =>
  valuesOf(product, slugs).some(({ number }) => number !== null && isWanted(number));

const refreshRates = 'chastota-onovlennia,pk-chastota-kadriv';

const named: Record<string, Condition> = {
  wireless: (product) =>
    valuesOf(product, 'pidkliuchennia,pk-typ-pidkliuchennia').some(({ text }) => /bluetooth|радіо/.test(text)) ||
    hasValue(product, 'pk-bezdrotovi', 'є') ||
    /бездротов|wireless/.test(product.name),
  mechanical: (product) =>
    valuesOf(product, 'peremykachi').some(({ text }) => text.startsWith('механічні')) ||
    product.values.has('pk-mekhanichni-peremykachi') ||
    /механічн|mechanical/.test(product.name),
  gaming: (product) =>
    product.categories.has('ihrovi-monitory') || hasNumber(product, refreshRates, (hertz) => hertz >= 120),
  res4k: (product) =>
    hasValue(product, 'pk-naivyshcha-rozdilnist', '4k') || hasValue(product, 'rozdilnist-video', '3840 × 2160'),
  isSsd: (product) => !product.values.has('pk-vyd-nakopychuvacha') || hasValue(product, 'pk-vyd-nakopychuvacha', 'ssd'),
  isHdd: (product) => hasValue(product, 'pk-vyd-nakopychuvacha', 'hdd'),
  none: () => false,
};

const prefixed: Record<string, (value: string) => Condition> = {
  in: (slug) => (product) => product.categories.has(slug),
  b: (maker) => (product) => product.maker === maker,
  c: (colour) => (product) => hasValue(product, 'kolir', colour),
  code: (code) => (product) => product.code === code,
  n: (source) => {
    const pattern = new RegExp(source.slice(1, -1));
    return (product) => pattern.test(product.name);
  },
  inch: (sizes) => {
    const wanted = sizes.split(',').map(Number);
    return (product) => hasNumber(product, 'diahonal,pk-diahonal-monitora', (size) => wanted.includes(size));
  },
  hz: (hertz) => (product) => hasNumber(product, refreshRates, (number) => number === Number(hertz)),
  price: (bounds) => {
    const [from = '', to = ''] = bounds.split('-');
    const [least, most] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
    return ({ price }) => price !== null && price >= least && price <= most;
  },
  wide: (pixels) => (product) =>
    valuesOf(product, 'rozdilnist-ekrana,pk-rozdilnist-monitora').some(({ text }) => text.startsWith(`${pixels} ×`)),
  capacity: (size) => (product) =>
    hasValue(product, 'obsiah,pk-iemnist-nakopychuvacha,pk-iemnist-zovnishnoho-dyska', size.replaceAll('_', ' ')),
  s: (rule) => {
    const [, slugs = '', sign, value = ''] = /^([^=~]+)([=~])(.+)$/.exec(rule) ?? [];
    const wanted = value.replaceAll('_', ' ');
    return sign === '='
      ? (product) => hasValue(product, slugs, wanted)
      : (product) => valuesOf(product, slugs).some(({ text }) => text.includes(wanted));
  },
};

/** Kinds that are more than a category. */
const macros: Record<string, string> = {
  'gaming-monitor': 'monitor gaming',
  mechanical: 'keyboard mechanical',
  ssd: 'ssd !isSsd',
  hdd: 'hdd !isHdd',
};

function conditionOf(word: string): Condition {
  const known = named[word];
  if (known) return known;
  const [, prefix = '', value = ''] = /^([a-z]+):(.+)$/.exec(word) ?? [];
  const make = prefixed[prefix];
  if (!make) throw new Error(`bench: the judge does not know «${word}»`);
  return make(value);
}

/** Grades a product for a query: 3 is what was asked for, 2 nearly, 1 related, 0 not wanted. */
export type Judge = (product: JudgedProduct) => 0 | 1 | 2 | 3;

/**
 * Makes the judge of a line `kind condition ?condition`. A kind is a category; `?` marks what is good to have; `!` what
 * belongs to the kind. A product of another kind is 0. All conditions make 3, all but the good-to-have 2; one of several, or the
 * kind alone where there is one condition that is no model, 1.
 */
export function createJudge(wanted: string): Judge {
  const [first = '', ...rest] = wanted.trim().split(/\s+/);
  const words = [...(macros[first] ?? first).split(' '), ...rest];
  const slugs = words[0] === undefined ? undefined : kinds[words[0]];
  const conditions = slugs ? words.slice(1) : words;
  const essential = conditions.filter((word) => word.startsWith('!')).map((word) => conditionOf(word.slice(1)));
  const nice = conditions.filter((word) => word.startsWith('?')).map((word) => conditionOf(word.slice(1)));
  const must = conditions.filter((word) => !/^[!?]/.test(word)).map(conditionOf);
  // Who asks for a model does not want another one.
  const isModel = conditions.some((word) => word.startsWith('n:'));
  return (product) => {
    if (slugs && !slugs.some((slug) => product.categories.has(slug))) return 0;
    if (!essential.every((holds) => holds(product))) return 0;
    const held = must.filter((holds) => holds(product)).length;
    if (held === must.length) return nice.every((holds) => holds(product)) ? 3 : 2;
    if (must.length === 1) return slugs && !isModel ? 1 : 0;
    return held > 0 ? 1 : 0;
  };
}

function judged(product: ImportProduct, pathOf: (code: string) => string[]): JudgedProduct {
  const values: JudgedProduct['values'] = new Map();
  for (const { slug, option } of product.specifications.flatMap(({ items }) => items)) {
    const value = { text: plain(option.value.uk), number: option.number };
    values.set(slug, [...(values.get(slug) ?? []), value]);
  }
  return {
    code: product.code,
    categories: new Set(product.categoryCodes.flatMap(pathOf)),
    maker: product.manufacturer.slug,
    name: plain(`${product.name.uk} ${product.name.ru}`),
    price: product.price?.current ?? null,
    values,
  };
}

/** Reads what the judge needs of the assortments; what the store does not list is left out. */
export async function readJudged(sources: readonly CatalogueImport[]): Promise<JudgedProduct[]> {
  const products: JudgedProduct[] = [];
  const categories = new Map(sources.flatMap((source) => source.categories).map((one) => [one.code, one]));
  const pathOf = (code: string): string[] => {
    const category = categories.get(code);
    return category ? [category.slug, ...(category.parentCode === null ? [] : pathOf(category.parentCode))] : [];
  };
  for (const source of sources) {
    for await (const product of source.products) {
      if (product.status !== 'discontinued') products.push(judged(product, pathOf));
    }
  }
  return products;
}

/** Places that are judged. */
export const judgedPlaces = 10;

const gain = (grades: readonly number[]): number =>
  grades.slice(0, judgedPlaces).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** From this grade on a product is what the shopper asked for. */
export const isGood = (grade: number): boolean => grade >= 2;

/** P@10: how many of the shown are good, of the ten or of as many as there are. */
export function precision(shown: readonly number[], all: readonly number[]): number {
  const best = Math.min(judgedPlaces, all.filter(isGood).length);
  return best === 0 ? 0 : shown.slice(0, judgedPlaces).filter(isGood).length / best;
}

/** nDCG@10 of the shown grades, against the best order of all grades of the catalogue. */
export function normalisedGain(shown: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(shown) / best;
}
