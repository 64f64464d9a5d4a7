import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A message of specification §5.13 and what stands in it. */
export type GeneralMessage = { message: string; values?: Record<string, string> };

/** The default message of a form's rule; null where that names one. */
export function generalMessage(issue: Issue): GeneralMessage | null {
  if (issue.message.startsWith('@')) return null;
  if (issue.code === 'invalid_type') return { message: 'Value is required' };
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return { message: 'Value is not a valid email address' };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { message: 'The maximum length allowed is {max}', values: { max: String(issue.maximum) } };
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    if (Number(issue.minimum) <= 1) return { message: 'Value is required' };
    const values = { min: String(issue.minimum) };
    return { message: 'This field should be at least {min} characters long', values };
  }
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return { message: 'The minimum value allowed is {min}', values: { min: String(issue.minimum) } };
  }
  if (issue.code !== 'custom') return null;
  const { rule, other } = issue.params ?? {};
  if (rule === 'required') return { message: 'The value is required' };
  if (rule === 'equal')
    return { message: 'The value must be equal to the {other} value', values: { other: String(other) } };
  return null;
}
