import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { AnswerTable, QuestionTable } from '../../database/schema-review.ts';

type QuestionRow = Selectable<QuestionTable>;

/** Keeps a question until somebody has read it. */
export async function addQuestion(
  db: Connection,
  question: Omit<Insertable<QuestionTable>, 'id' | 'status'>,
): Promise<number> {
  const row = await db
    .insertInto('question')
    .values({ ...question, status: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** One stretch of a product's published questions, the latest first, with how many there are. */
export async function readQuestions(db: Connection, productId: number, at: { limit: number; offset: number }) {
  const published = db.selectFrom('question').where('product_id', '=', productId).where('status', '=', 'published');
  const [{ total }, rows] = await Promise.all([
    published.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    published
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(at.limit)
      .offset(at.offset)
      .execute(),
  ]);
  return { total: Number(total), rows };
}

/** The answers to questions, each question's in their order. */
export const readAnswers = (db: Connection, questionIds: readonly number[]): Promise<Selectable<AnswerTable>[]> =>
  questionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('answer')
        .selectAll()
        .where('question_id', 'in', [...questionIds])
        .orderBy('created_at')
        .orderBy('id')
        .execute();

/** A question that nobody else settles while the transaction lasts, or null. */
export const lockQuestion = async (transaction: Connection, id: number): Promise<QuestionRow | null> =>
  (await transaction.selectFrom('question').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

/** Says what became of a question. */
export async function resolveQuestion(transaction: Connection, id: number, status: 'published' | 'rejected') {
  await transaction.updateTable('question').set({ status }).where('id', '=', id).execute();
}

/** Answers a question. */
export async function addAnswer(transaction: Connection, answer: Omit<Insertable<AnswerTable>, 'id'>): Promise<void> {
  await transaction.insertInto('answer').values(answer).execute();
}

/** The questions that wait to be read, the oldest first. */
export const listPendingQuestions = (db: Connection, limit: number): Promise<QuestionRow[]> =>
  db.selectFrom('question').selectAll().where('status', '=', 'pending').orderBy('created_at').limit(limit).execute();
