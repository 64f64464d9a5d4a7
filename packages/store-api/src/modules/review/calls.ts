import {
  ownVotesQuerySchema,
  ownVotesSchema,
  pendingSchema,
  questionAddSchema,
  questionListQuerySchema,
  questionPageSchema,
  reviewAddSchema,
  reviewVoteSchema,
  reviewVotesSchema,
} from '@vitryna/contracts/api';
import { ruleMessages } from '@vitryna/contracts/rules';
import { conflict, invalidField, notFound } from '../../core/failure.ts';

import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { findById } from '../account/repository.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { refuseRobot } from '../forms/form-guard.ts';
import { claimUploads } from '../upload/repository.ts';
import { listQuestions } from './list-questions.ts';
import { addQuestion } from './question-repository.ts';
import { addReview, hasBought, shownName } from './review-repository.ts';
import { readOwnVotes, vote } from './vote-repository.ts';

const alreadyReviewed = () => conflict('alreadyReviewed', '@You have already reviewed this product');
const pending = (id: number | string) => ({ id: String(id), status: 'pending' as const });

/** Who writes: an account says its address itself. Throws 400 for a guest without one. */
async function readWriter({ session, db }: CallContext, sent: string | undefined): Promise<string> {
  const accountId = await session.readAccountId();
  const account = accountId === null ? null : await findById(db, accountId);
  const email = account?.email ?? sent;
  if (email === undefined) throw invalidField('email', { rule: 'required', message: ruleMessages.required });
  return email.toLowerCase();
}

/** The calls of contract §2 with which shoppers judge products and ask about them. */
export function createReviewCalls({ cards }: { cards: Pick<ProductCards, 'readCards'> }): Call[] {
  const findProduct = async (db: Connection, id: string): Promise<number> => {
    const productId = parseProductId(id);
    if (productId === null || !(await cards.readCards([productId], db)).has(productId)) throw notFound();
    return productId;
  };
  return [
    defineCall({
      method: 'POST',
      path: '/catalog/product/review/add',
      tag: 'catalogue',
      summary: 'Judges a product, once; it is read before it is shown',
      body: reviewAddSchema,
      result: pendingSchema,
      errors: ['notFound', 'conflict'],
      handle: async ({ body, context }) => {
        const { db, limit, locale, now, session } = context;
        const productId = await findProduct(db, body.productId);
        const email = await readWriter(context, body.email);
        limit('forms');
        refuseRobot(body, now(), 'timed');
        const shopperId = await session.readShopperId();
        const { rating, author, body: words, pros = null, cons = null, files } = body;
        const id = await inTransaction(db, async (transaction) => {
          const isVerified = shopperId !== null && (await hasBought(transaction, shopperId, productId));
          const writer = { email, shopper_id: shopperId, order_id: null, is_verified: isVerified };
          const said = { author: shownName(author), rating, body: words, pros, cons, locale, created_at: now() };
          const added = await addReview(transaction, { product_id: productId, ...said, ...writer });
          if (added === null) throw alreadyReviewed();
          await claimUploads(transaction, files, { kind: 'review', id: added });
          return added;
        });
        return pending(id);
      },
    }),
    defineCall({
      method: 'POST',
      path: '/catalog/product/review/vote',
      tag: 'catalogue',
      summary: 'Says whether a review helped; 0 takes it back',
      body: reviewVoteSchema,
      result: reviewVotesSchema,
      errors: ['notFound'],
      handle: async ({ body: { reviewId, value }, context: { db, session } }) => {
        const id = parseProductId(reviewId);
        if (id === null) throw notFound();
        const shopperId = await session.requireShopperId();
        const counted = await inTransaction(db, (transaction) => vote(transaction, { reviewId: id, shopperId, value }));
        if (counted === null) throw notFound();
        return { ...counted, mine: value };
      },
    }),
    defineCall({
      method: 'GET',
      path: '/catalog/product/review/votes',
      tag: 'catalogue',
      summary: "The visitor's own votes on the reviews of a product",
      query: ownVotesQuerySchema,
      result: ownVotesSchema,
      handle: async ({ query, context: { db, session } }) => {
        const [shopperId, productId] = [await session.readShopperId(), parseProductId(query.productId)];
        return shopperId === null || productId === null ? {} : readOwnVotes(db, shopperId, productId);
      },
    }),
    defineCall({
      method: 'GET',
      path: '/catalog/product/question/list',
      tag: 'catalogue',
      summary: 'Questions about a product with their answers, the latest first',
      query: questionListQuerySchema,
      result: questionPageSchema,
      errors: ['notFound'],
      cache: 'shared',
      handle: async ({ query, context: { db } }) =>
        listQuestions(db, await findProduct(db, query.productId), query.page),
    }),
    defineCall({
      method: 'POST',
      path: '/catalog/product/question/add',
      tag: 'catalogue',
      summary: 'Asks about a product; it is read before it is shown',
      body: questionAddSchema,
      result: pendingSchema,
      errors: ['notFound'],
      handle: async ({ body, context: { db, limit, locale, now } }) => {
        const productId = await findProduct(db, body.productId);
        limit('forms');
        refuseRobot(body, now(), 'timed');
        const words = { author: shownName(body.author), email: body.email.toLowerCase(), body: body.body };
        return pending(await addQuestion(db, { product_id: productId, ...words, locale, created_at: now() }));
      },
    }),
  ];
}
