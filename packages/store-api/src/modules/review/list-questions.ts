import type { Paged, Question } from '@vitryna/contracts/api';
import type { Connection } from '../../database/connection.ts';
import { readAnswers, readQuestions } from './question-repository.ts';

/** Questions on a page. */
const limit = 10;

/** Answer of `/catalog/product/question/list`. */
export async function listQuestions(db: Connection, productId: number, page: number): Promise<Paged<Question>> {
  const { rows, total } = await readQuestions(db, productId, { limit, offset: (page - 1) * limit });
  const answers = Map.groupBy(
    await readAnswers(
      db,
      rows.map(({ id }) => id),
    ),
    ({ question_id: id }) => id,
  );
  return {
    items: rows.map(({ id, author, body, locale, created_at: at }) => ({
      ...{ id: String(id), author, body, locale, createdAt: at.toISOString() },
      answers: (answers.get(id) ?? []).map((answer) => ({
        author: answer.author,
        isShop: answer.is_shop,
        body: answer.body,
        createdAt: answer.created_at.toISOString(),
      })),
    })),
    ...{ page, limit, total, pages: Math.ceil(total / limit) },
  };
}
