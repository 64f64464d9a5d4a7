import type { ApiClient } from '@vitryna/api-client';
import { type Paged, type Question, questionPageSchema } from '@vitryna/contracts/api';

type Input = { productId: string; page: number; signal: AbortSignal };

/** Questions about a product with their answers, the latest first. */
export const getQuestions = (api: ApiClient, { productId, page, signal }: Input): Promise<Paged<Question>> =>
  api.get('/catalog/product/question/list', { schema: questionPageSchema, query: { productId, page }, signal });
