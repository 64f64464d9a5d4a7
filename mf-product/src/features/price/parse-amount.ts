import { ruleMessages } from '@vitryna/contracts/rules';
import type { z } from '@vitryna/contracts/zod';
import { nothing, parseMinor, toHryvnia, toMinor } from '@vitryna/money';

/** More costs nothing. */
const most = toMinor(99_999_999.99);

/** Hryvnia as people type them: `12 500`, `12500,50 ₴`. */
export function parseAmount(typed: string, context: z.RefinementCtx): number {
  const text = typed.replace(/[\s\u00a0₴]|грн\.?/gu, '').replace(',', '.');
  const amount = parseMinor(text);
  if (amount !== null && amount > nothing && amount <= most) return toHryvnia(amount);
  context.addIssue({ code: 'custom', message: ruleMessages.invalid });
  return 0;
}
