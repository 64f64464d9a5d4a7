import type { Phrase } from './search-index.ts';

type Locale = Phrase['locale'];

/** Products that a phrase must find to be worth offering, and most phrases of a catalogue. */
const bounds = { products: 3, phrases: 12_000 };

/** As shoppers type: common words small, but «Wi-Fi», «IP», «ДБЖ» and makers as they are written. */
const asTyped = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}-])(?=\p{Script=Cyrillic})\p{Lu}[\p{Ll}’'-]*(?![\p{L}\p{N}-])/gu, (word) =>
    word.toLowerCase(),
  );

/** Gathers what shoppers may want to type: what products are called, with their maker and series. */
export function createPhraseCollector() {
  const phrases = new Map<string, { phrase: Phrase; products: number }>();
  const count = (text: string, locale: Locale, weight: number): void => {
    const key = `${locale} ${text}`;
    const known = phrases.get(key);
    if (known) {
      known.products += 1;
      known.phrase.weight += weight;
    } else phrases.set(key, { phrase: { text, locale, weight, isCategory: false }, products: 1 });
  };
  return {
    /** Counts a product: `Монітор`, `Монітор Forma`, `Монітор Forma Speed`. */
    add({
      noun,
      maker,
      name,
      locale,
      weight,
    }: Record<'noun' | 'maker' | 'name', string> & Pick<Phrase, 'locale' | 'weight'>) {
      const what = asTyped(noun);
      count(what, locale, weight);
      if (!name.startsWith(`${noun} ${maker}`)) return;
      count(`${what} ${maker}`, locale, weight);
      const [series = ''] = name.slice(noun.length + maker.length + 2).split(/[\s,]/, 1);
      if (/^\p{L}{3,}$/u.test(series)) count(`${what} ${maker} ${series}`, locale, weight);
    },
    /** Adds a phrase that needs no counting, such as the name of a category. */
    include(text: string, locale: Locale, weight: number) {
      const typed = asTyped(text);
      phrases.set(`${locale} ${typed}`, {
        phrase: { text: typed, locale, weight, isCategory: true },
        products: bounds.products,
      });
    },
    /** The phrases that are worth offering, heaviest first. */
    finish(): Phrase[] {
      const kept = [...phrases.values()].filter(({ products }) => products >= bounds.products);
      return kept
        .map(({ phrase }) => phrase)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, bounds.phrases);
    },
  };
}
