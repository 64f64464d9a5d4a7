import { z } from 'zod';
import { readData } from '../data/read-data.ts';
import { l10nSchema } from '../text/l10n.ts';

const questionSchema = z.object({ q: l10nSchema, a: l10nSchema });

/** What shoppers ask about a department or a group, by its code; leaves take those of their parent. */
export const QUESTIONS = readData(
  'categories/questions.json',
  z.record(z.string(), z.array(questionSchema).readonly()),
);
