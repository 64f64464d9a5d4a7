import { defaultLocale, locales, textsOf } from '@vitryna/contracts/languages';
import { type Bitset, createBitset } from '../indexing/bitset.ts';
import { createPacer } from '../indexing/pacer.ts';
import { addPosting } from '../indexing/posting.ts';
import { sortSlowly } from '../indexing/sort-slowly.ts';
import { fieldWeights } from './fields.ts';
import { foldText } from './fold.ts';
import { createLongerModels } from './longer-models.ts';
import { createPhraseCollector } from './phrases.ts';
import { createPostingsBuilder, documentCount, type Postings } from './postings.ts';
import { lonelyModel, type SearchedCategory, type SearchIndex } from './search-index.ts';
import type { SearchSource, SourceCategory, SourceSpecification } from './search-source.ts';
import { isStopWord, knownByMeaning } from './synonyms.ts';
import { unitOf } from './units.ts';
import { createVocabularyBuilder, type VocabularyBuilder } from './vocabulary.ts';
import { codeKey, termOf, termsOf, wordsOf } from './words.ts';

/** Values of a specification that only say that the product has it. */
const yes = new Set(['є', 'так', 'есть', 'да', 'yes']);
const no = new Set(['немає', 'ні', 'нет', 'no', '–', '-']);
/** Values that are the opposite of their specification's name: a flat screen has no curve, though it can be searched for. */
const opposite = new Set(['плаский', 'плоский', 'пряма', 'прямой']);
const isWithout = ({ value }: SourceSpecification['options'][number]): boolean =>
  [no, opposite].some((words) => words.has(value[defaultLocale].trim().toLowerCase()));

/** The part of a name before its maker: what the product is. */
export function nounOf(name: string, maker: string): string {
  const at = name.indexOf(maker);
  return at > 0 ? name.slice(0, at).trim() : (name.split(' ')[0] ?? '');
}

/** Text after these words names the product's purpose. */
const purposeWords = / (?:для|к|до) /;

/** Words of a model without its maker; a single one without letters or digits says a model only together with the maker. */
function countModelWords(title: string, maker: string): number {
  const own = new Set(wordsOf(maker));
  const words = new Set(wordsOf(title).filter((word) => !own.has(word)));
  const isModel = words.size > 1 || [...words].some((word) => /\d/.test(word) && /\p{L}/u.test(word));
  return Math.min(words.size, lonelyModel - 1) + (isModel ? 0 : lonelyModel);
}

/** Ids of a text's terms, remembered: makers, categories and values repeat. */
function createReader(vocabulary: VocabularyBuilder) {
  const known = new Map<string, number[]>();
  const read = (text: string): number[] => {
    for (const word of text.toLowerCase().match(/\p{L}[\p{L}’'-]+/gu) ?? []) {
      const [first, ...more] = wordsOf(word);
      if (first !== undefined && more.length === 0) vocabulary.addSurface(vocabulary.idOf(termOf(first)), word);
    }
    return [...termsOf(text)].map(vocabulary.idOf);
  };
  return {
    read,
    readRepeated(text: string): number[] {
      const ids = known.get(text) ?? read(text);
      known.set(text, ids);
      return ids;
    },
  };
}

/** A value's text: `27″`, `8` of the number of cores as `8 ядер`, the specification's name where it is «yes». */
const valueTexts = (specification: SourceSpecification, option: SourceSpecification['options'][number]): string[] =>
  locales.flatMap((locale) => {
    const value = option.value[locale];
    const name = specification.name[locale];
    const lower = value.trim().toLowerCase();
    if (no.has(lower)) return [];
    if (yes.has(lower)) return [name];
    if (!/^[\d\s.,]+$/.test(value)) return [value];
    const unit = specification.unit?.[locale] ?? wordsOf(name).find((word) => unitOf(word) !== null) ?? '';
    return [`${value} ${unit}`];
  });

/** Whether a specification tells products apart by its name: some do not have it (`Сабвуфер: немає`), or it names a standard. */
const isTelling = ({ name, options }: SourceSpecification): boolean =>
  /[a-z]/i.test(name[defaultLocale]) || options.some(isWithout);

/** A value's text, and the name of its specification where needed: `Читання Blu-ray` of `12 ×`. */
function optionTexts(specification: SourceSpecification, option: SourceSpecification['options'][number]): string[] {
  const texts = valueTexts(specification, option);
  if (texts.length === 0 || isWithout(option) || !isTelling(specification)) return texts;
  return [...texts, ...locales.map((locale) => specification.name[locale])];
}

function optionTerms(specifications: ReadonlyMap<string, SourceSpecification>, read: (text: string) => number[]) {
  const terms = new Map<string, number[]>();
  for (const specification of specifications.values()) {
    for (const option of specification.options) {
      terms.set(`${option.id}`, [...new Set(optionTexts(specification, option).flatMap(read))]);
    }
  }
  return terms;
}

function lazyBits(category: SourceCategory, size: number): () => Bitset {
  let bits: Bitset | null = null;
  return () => {
    bits ??= addPosting(createBitset(size), category.products);
    return bits;
  };
}

/** Words of a category's name that tell what it holds: `Монітори для ПК` is wanted by who asks for monitors. */
function nameTerms(name: string, read: (text: string) => number[]): number[] {
  const words = name.split(/[\s-]+/).filter((word) => !isStopWord(foldText(word)) && foldText(word) !== 'пк');
  return [...new Set(read(words.join(' ')))];
}

/** Builds the search part of the index in slices between which requests are answered. */
export async function buildSearch({
  products,
  orderable,
  categories,
  specifications,
  manufacturers,
  pages,
}: SearchSource): Promise<SearchIndex> {
  const pace = createPacer();
  const vocabulary = createVocabularyBuilder();
  const { read, readRepeated } = createReader(vocabulary);
  const optionIds = optionTerms(specifications, readRepeated);
  await pace();
  const postings = createPostingsBuilder();
  const phrases = createPhraseCollector();
  const codes: [string, number][] = [];
  const weights = new Map<number, number>();
  const keep = (ids: readonly number[], weight: number): void => {
    for (const id of ids) if ((weights.get(id) ?? 0) < weight) weights.set(id, weight);
  };

  const modelWords = new Uint8Array(products.length);
  const longer = createLongerModels(vocabulary.idOf);
  const categoryNames = new Map<string, number[]>();
  // «Телевізори до 43″» holds other sizes too: numbers of a range say nothing about its products.
  const categoryTerms = (name: string): number[] => {
    const isRange = /\d[–-]\d|(?<!\p{L})(?:до|понад|більше|более|и больше)(?!\p{L})/u.test(name);
    const words = name.split(' ').filter((word) => !isRange || !/^\d/.test(word));
    const ids = categoryNames.get(name) ?? readRepeated(words.join(' '));
    categoryNames.set(name, ids);
    return ids;
  };

  for (const [position, product] of products.entries()) {
    weights.clear();
    for (const option of product.options?.split(',') ?? []) {
      keep(optionIds.get(option) ?? [], fieldWeights.specification);
    }
    const maker = product.manufacturer_name;
    for (const locale of locales) {
      const name = product.name[locale];
      const noun = nounOf(name, maker);
      const [title, ...details] = name.slice(noun.length).split(', ');
      for (const detail of details) keep(readRepeated(detail), fieldWeights.keySpecification);
      keep(read(title ?? ''), fieldWeights.name);
      const [head = '', ...purposes] = noun.split(purposeWords);
      for (const purpose of purposes) keep(readRepeated(purpose), fieldWeights.purpose);
      keep(readRepeated(head), fieldWeights.noun);
      modelWords[position] = countModelWords(title ?? '', maker);
      longer.add(title ?? '', position);
      phrases.add({ noun, maker, name, locale, weight: product.is_orderable ? product.popularity : 0 });
    }
    keep(readRepeated(maker), fieldWeights.maker);
    for (const code of product.categories?.split(',') ?? []) {
      const path = categories.get(code)?.path ?? [];
      for (const category of path) {
        const isOwn = category === path.at(-1);
        const weight = isOwn ? fieldWeights.category : fieldWeights.department;
        for (const locale of locales) {
          const [head = '', ...purposes] = category.name[locale].split(/ (?:для|к) /);
          keep(categoryTerms(head), weight);
          for (const purpose of purposes) keep(readRepeated(purpose), Math.min(weight, fieldWeights.purpose));
        }
      }
    }
    for (const [id, weight] of weights) postings.add(id, position, weight);
    for (const code of new Set([codeKey(product.sku), codeKey(product.code)])) codes.push([code, position]);
    await pace();
  }

  const size = products.length;
  const offered = [...categories.values()].filter((category) => category.products.size > 0);
  const searched = offered.map((category): SearchedCategory => {
    const names = locales.map((locale) => nameTerms(category.name[locale], readRepeated));
    const { code, slug, name } = category;
    return { code, slug, name, count: category.products.size, names, products: lazyBits(category, size) };
  });
  for (const { name, count } of searched) for (const locale of locales) phrases.include(name[locale], locale, count);
  const items = phrases.finish();
  await pace();
  const makers = [...manufacturers].map(([slug, { name, products: own }]) => ({ slug, name, count: own.size }));
  const collect = async (texts: string[][]): Promise<() => Promise<Postings>> => {
    const builder = createPostingsBuilder();
    for (const [at, parts] of texts.entries()) {
      const ids = new Map(
        parts.toReversed().flatMap((part) => readRepeated(part).map((id) => [id, part === parts[0]])),
      );
      for (const [id, isFirst] of ids) builder.add(id, at, isFirst ? 3 : 1);
      await pace();
    }
    return () => builder.finish(texts.length, vocabulary.size(), pace);
  };
  const finishPhrases = await collect(items.map(({ text }) => text.split(' ')));
  const finishCategories = await collect(searched.map(({ name }) => textsOf(name)));
  const finishMakers = await collect(makers.map(({ name }) => [name]));
  const finishPages = await collect(pages.map(({ title }) => textsOf(title)));
  const sortedCodes = await sortSlowly(codes, ([a], [b]) => a < b, pace);
  // Words that only shoppers use can be misspelt as well.
  for (const { stem, word } of knownByMeaning(vocabulary.has)) vocabulary.addSurface(vocabulary.idOf(stem), word);
  const productPostings = await postings.finish(size, vocabulary.size(), pace);
  // Words of pages and makers are words too, though no product has them.
  const counts = new Uint32Array(vocabulary.size());
  for (let term = 0; term < counts.length; term += 1) {
    counts[term] = Math.max(1, documentCount(productPostings, term));
  }
  return {
    size,
    orderable,
    modelWords,
    longerModels: longer.models,
    vocabulary: await vocabulary.finish(counts, pace),
    products: productPostings,
    phrases: { items, postings: await finishPhrases() },
    categories: { items: searched, postings: await finishCategories() },
    manufacturers: { items: makers, postings: await finishMakers() },
    pages: { items: pages, postings: await finishPages() },
    codes: { keys: sortedCodes.map(([key]) => key), positions: Uint32Array.from(sortedCodes, ([, at]) => at) },
  };
}
