import { ruleMessages } from '@vitryna/contracts/rules';
import type { z } from '@vitryna/contracts/zod';

/** Hryvnia as people type them: `12 500`, `12500,50 ₴`. */
export function parseAmount(typed: string, context: z.RefinementCtx): number {
  const text = typed.replace(/[\s\u00a0₴]|грн\.?/gu, '').replace(',', '.');
  if (/^\d{1,8}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0) return Number(text);
  context.addIssue({ code: 'custom', message: ruleMessages.invalid });
  return 0;
}
