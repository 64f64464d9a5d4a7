import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import type { Locale } from '@vitryna/contracts/constants';
import { brandOf } from '../model/brands.ts';
import type { Draft } from '../model/draft.ts';
import { type Random, randomOf } from '../text/random.ts';
import { typeset } from '../text/typography.ts';
import { type Phrases, topicOf } from '../topics/topics.ts';
import { AUTHORS, FRAMES } from './phrases.ts';

type Review = ImportProduct['reviews'][number];
const DAY_MS = 86_400_000;

/** What reviewers know of a product. */
type Reviewed = {
  draft: Pick<Draft, 'topic' | 'brand'>;
  slug: string;
  status: ImportProduct['status'];
  popularity: number;
  /** Days since the product came to the shop. */
  ageDays: number;
};

/** Known goods are talked about more; new and not yet delivered ones hardly. */
function countFor({ popularity, status, ageDays }: Reviewed, random: Random): number {
  if (status === 'preOrder' || random.chance(0.1)) return 0;
  const most = Math.round(40 * popularity ** 3);
  return Math.min(Math.floor(ageDays / 4), random.between(1, Math.max(2, most)));
}

/** Better makers get more fives; every maker gets a one now and then. */
function ratingFor(quality: number, random: Random): Review['rating'] {
  const roll = random.next();
  if (roll < quality * 0.78) return 5;
  if (roll < quality * 0.78 + 0.2) return 4;
  if (roll < 0.94) return 3;
  return roll < 0.975 ? 2 : 1;
}

/** First person of a man in the past tense; a woman's name under such a sentence would look wrong. */
const MANLY: Record<Locale, RegExp> = {
  uk: /(?<!\p{L})(обирав|зупинився|шукав|порівнював|замінив|узяв|підключив|поставив|налаштував|здивувався|перевірив|перевіряв|пошкодував|очікував|чекав|міряв|звіряв|встановив|купив|докупив|повернув|брав|вимкнув|обміняв|здав|задоволений|зекономив|задав|увімкнув|перезапустив|заряджав|читав|міг|зменшив|дружина)(?!\p{L})/iu,
  ru: /(?<!\p{L})(выбирал|остановился|искал|сравнивал|заменил|взял|подключил|поставил|настроил|удивился|проверил|проверял|пожалел|ожидал|мерил|сверял|установил|купил|докупил|вернул|брал|отключил|обменял|сдал|доволен|сэкономил|задал|включил|перезапустил|заряжал|читал|мог|считал|уменьшил|менял|жена)(?!\p{L})/iu,
};
const LASTING = /зим|сезон|місяц|тиж|рік|року|роки|месяц|недел|год|полгода/iu;
const WOMANLY: Record<Locale, RegExp> = { uk: /(?<!\p{L})узяла(?!\p{L})/iu, ru: /(?<!\p{L})взяла(?!\p{L})/iu };

/** Sentences of a review; none where all that can be said of the topic has been said of the product. */
function sentencesFor(
  { rating, phrases, locale }: { rating: number; phrases: Phrases; locale: Locale },
  isSaid: (sentence: string) => boolean,
  random: Random,
): string[] {
  const frame = FRAMES[locale];
  const unsaid = (sentences: readonly string[]) => sentences.filter((sentence) => !isSaid(sentence));
  const time = random.pick(frame.times);
  const frameOpening = random.pick(frame.openings.filter((text) => !isSaid(text.replace('{}', time))));
  const opening = frameOpening.replace('{}', time);
  const isTimed = frameOpening !== opening;
  // Who speaks as a woman in the first sentence does so to the end, and two stretches of time would contradict each other.
  const isWoman = WOMANLY[locale].test(opening);
  const fits = (sentence: string): boolean =>
    !(isWoman && MANLY[locale].test(sentence)) && !(isTimed && LASTING.test(sentence));
  const some = (sentences: readonly string[], count: number): string[] =>
    random.sample(unsaid(sentences).filter(fits), count);
  const withFrame = (told: readonly string[], ends: readonly string[]) =>
    told.length === 0 ? [] : [opening, ...told, ...some(ends, 1)];
  if (rating >= 4) {
    const good = some(phrases.good, random.between(1, 2));
    return withFrame(good.length > 0 && rating === 4 ? [...good, ...some(phrases.mixed, 1)] : good, frame.closings);
  }
  if (rating === 3) return withFrame([...some(phrases.good, 1), ...some(phrases.mixed, 1)], []);
  return withFrame(some(phrases.bad, rating === 1 ? 2 : 1), frame.regrets);
}

/** Names of men and women take turns in the lists. */
function authorFor(body: string, locale: Locale, random: Random): string {
  const gender = MANLY[locale].test(body) ? 0 : WOMANLY[locale].test(body) ? 1 : null;
  const first = random.pick(
    gender === null ? AUTHORS[locale] : AUTHORS[locale].filter((_name, index) => index % 2 === gender),
  );
  if (random.chance(0.45)) return `${first} ${random.pick(AUTHORS.initials)}.`;
  return random.chance(0.5) ? `${first}, ${random.pick(AUTHORS.cities[locale])}` : first;
}

const listed = (items: readonly string[], random: Random): string =>
  typeset(random.sample(items, random.between(1, 3)).join(', '));

/** One review of things that nobody has said of the product yet; null where nothing is left to be said. */
function write(item: Reviewed, today: number, said: Set<string>, random: Random): Review | null {
  const locale: Locale = random.chance(0.68) ? 'uk' : 'ru';
  const phrases = topicOf(item.draft.topic)[locale];
  const rating = ratingFor(brandOf(item.draft.brand).quality, random);
  const days = random.between(1, Math.max(2, item.ageDays - 3));
  const at = today - days * DAY_MS + random.between(7 * 60, 22 * 60) * 60_000;
  const frame = FRAMES[locale];
  const sentences = sentencesFor({ rating, phrases, locale }, (sentence) => said.has(sentence), random).filter(
    (sentence) => sentence !== '',
  );
  if (sentences.length === 0) return null;
  for (const sentence of sentences) said.add(sentence);
  const isAnswered = rating <= 3 ? random.chance(0.7) : random.chance(0.08);
  const replies = (rating <= 3 ? frame.replies : frame.thanks).filter((reply) => !said.has(reply));
  const reply = isAnswered && replies.length > 0 ? random.pick(replies) : null;
  if (reply !== null) said.add(reply);
  const body = sentences.map(typeset).join(' ');
  return {
    author: authorFor(body, locale, random),
    rating,
    body,
    pros: rating > 2 && random.chance(0.55) ? listed(phrases.pros, random) : null,
    cons: random.chance(rating > 4 ? 0.2 : 0.6) ? listed(phrases.cons, random) : null,
    locale,
    isVerifiedPurchase: random.chance(0.72),
    createdAt: new Date(at).toISOString(),
    reply: reply
      ? {
          body: reply,
          at: new Date(Math.min(today, at + random.between(2, 40) * 3_600_000)).toISOString(),
        }
      : null,
  };
}

/** Who reads on votes now and then: an old review was read more, and one that says more is found useful more often. */
function votesFor({ createdAt, body, pros, cons }: Review, today: number, random: Random): Review['votes'] {
  const months = Math.max(0, today - Date.parse(createdAt)) / (30 * DAY_MS);
  const readers = Math.round(random.between(0, 12) * Math.min(1, months / 6));
  const usefulness = 0.6 + (body.length > 120 ? 0.2 : 0) + (pros !== null || cons !== null ? 0.15 : 0);
  const up = Math.round(readers * Math.min(1, usefulness));
  return { up, down: readers - up };
}

/** Reviews of one product, newest first; no sentence stands in two of them. `today` is midnight UTC in milliseconds. */
export function reviewsOf(item: Reviewed, today: number): ImportProduct['reviews'] {
  const random = randomOf(`reviews ${item.slug}`);
  const count = countFor(item, random);
  const said = new Set<string>();
  const reviews: Review[] = [];
  for (let index = 0; index < count; index += 1) {
    const review = write(item, today, said, random);
    if (review !== null) reviews.push(review);
  }
  const votes = randomOf(`votes ${item.slug}`);
  return reviews
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((review) => ({ ...review, votes: votesFor(review, today, votes) }));
}
