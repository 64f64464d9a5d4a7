import { defaultLocale, type Locale } from '@vitryna/contracts/languages';
import { paths } from '@vitryna/routing';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { recountRatings } from '../../import/rating-repository.ts';
import { announce } from '../../import/run-repository.ts';
import { addMessage } from '../outbox/repository.ts';
import { textsIn } from '../shared/texts.ts';
import { publishUploads, readUploads, removeUploads } from '../upload/repository.ts';
import { type ModerationEvent, moderationEmail } from './messages.ts';
import { addAnswer, listPendingQuestions, lockQuestion, resolveQuestion } from './question-repository.ts';
import { listPendingReviews, lockReview, type ReviewRow, resolveReview } from './review-repository.ts';
import { findShownProduct } from './shown-product-repository.ts';

/** The moderator's action on a review (`r12`) or a question (`q5`). */
export type ModerationStep = { action: 'approve' | 'reject' } | { action: 'answer'; text: string };

type Moderator = { publicUrl: string; now: Date };
type Written = { product_id: number; email: string | null; locale: Locale };

async function notifyAuthor(
  transaction: Connection,
  written: Written,
  event: ModerationEvent,
  { publicUrl, now }: Moderator,
) {
  const product = await findShownProduct(transaction, written.product_id);
  if (written.email === null || product === null) return;
  const { locale, email: to } = written;
  const place = { categorySlug: product.categorySlug, productSlug: product.slug, tab: 'reviews' as const };
  const href = new URL(paths.product(locale, place), publicUrl).href;
  await addMessage(transaction, moderationEmail({ to, locale, event, product: product.name[locale], href }), now);
}

async function moderateReview(transaction: Connection, review: ReviewRow, step: ModerationStep, moderator: Moderator) {
  const owner = { kind: 'review', id: review.id } as const;
  if (step.action === 'answer') {
    if (review.status !== 'published') throw new Error(`store-api: review r${review.id} is not published`);
    await resolveReview(transaction, review.id, {
      reply: JSON.stringify({ body: step.text, at: moderator.now.toISOString() }),
    });
    await notifyAuthor(transaction, review, 'reviewReplied', moderator);
  } else {
    const status = step.action === 'approve' ? 'published' : 'rejected';
    if (review.status === status) return;
    await resolveReview(transaction, review.id, { status });
    await (status === 'published' ? publishUploads : removeUploads)(transaction, owner);
    await recountRatings(transaction, [review.product_id]);
    await notifyAuthor(transaction, review, status === 'published' ? 'reviewPublished' : 'reviewRejected', moderator);
  }
}

async function moderateQuestion(transaction: Connection, id: number, step: ModerationStep, moderator: Moderator) {
  const question = await lockQuestion(transaction, id);
  if (question === null) throw new Error(`store-api: there is no question q${id}`);
  if (step.action === 'reject') return resolveQuestion(transaction, id, 'rejected');
  await resolveQuestion(transaction, id, 'published');
  if (step.action === 'answer') {
    const answer = {
      author: textsIn(question.locale)('The shop'),
      is_shop: true,
      body: step.text,
      created_at: moderator.now,
    };
    await addAnswer(transaction, { question_id: id, ...answer });
    await notifyAuthor(transaction, question, 'questionAnswered', moderator);
  } else if (question.status !== 'published') await notifyAuthor(transaction, question, 'questionPublished', moderator);
}

/**
 * Publishes, rejects or answers what somebody wrote, in one transaction with the product's rating, the pictures and the e-mail. Running
 * servers read the catalogue again, so lists and search show it within a second. Throws for what there is not.
 */
export const moderate = (db: Connection, id: string, step: ModerationStep, moderator: Moderator): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const [, kind, digits] = /^([rq])(\d{1,9})$/.exec(id) ?? [];
    if (kind === 'q') await moderateQuestion(transaction, Number(digits), step, moderator);
    else {
      const review = kind === 'r' ? await lockReview(transaction, Number(digits)) : null;
      if (review === null) throw new Error(`store-api: there is no ${id}`);
      await moderateReview(transaction, review, step, moderator);
    }
    await announce(transaction);
  });

/** Something that waits to be read. */
export type PendingText = {
  id: string;
  at: Date;
  product: string;
  author: string;
  /** Null for a question. */
  rating: number | null;
  isVerified: boolean;
  text: string;
  /** Ids of its pictures. */
  pictures: string[];
};

/** The queue of moderation, the oldest first: so many reviews and so many questions. */
export async function listPending(db: Connection, limit: number): Promise<PendingText[]> {
  const [reviews, questions] = [await listPendingReviews(db, limit), await listPendingQuestions(db, limit)];
  const pictures = await readUploads(
    db,
    'review',
    reviews.map(({ id }) => id),
  );
  const nameOf = async (productId: number) =>
    (await findShownProduct(db, productId))?.name[defaultLocale] ?? `${productId}`;
  const pending: PendingText[] = [];
  for (const { id, created_at: at, product_id: productId, author, rating, is_verified, body, pros, cons } of reviews) {
    const text = [body, pros && `+ ${pros}`, cons && `- ${cons}`].filter(Boolean).join('\n');
    const described = { at, author, rating, isVerified: is_verified, text, pictures: pictures.get(String(id)) ?? [] };
    pending.push({ id: `r${id}`, product: await nameOf(productId), ...described });
  }
  for (const { id, created_at: at, product_id: productId, author, body: text } of questions) {
    const described = { at, author, rating: null, isVerified: false, text, pictures: [] };
    pending.push({ id: `q${id}`, product: await nameOf(productId), ...described });
  }
  return pending.sort((a, b) => a.at.getTime() - b.at.getTime());
}
