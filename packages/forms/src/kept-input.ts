import { z } from '@vitryna/contracts/zod';

/** How long what was typed waits for its form, in milliseconds. */
export const keptInputMs = 1_800_000;

const keptSchema = z.object({
  /** When it was put away, in milliseconds since 1970. */
  at: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.array(z.string())])),
});

/** A form's values when its page was left, by field name. */
export type KeptInput = z.infer<typeof keptSchema>;

const keyOf = (name: string) => `forms_kept_${name}`;

/** Puts away what a form holds, for a form of the same name in this tab. */
export function keepInput(name: string, values: KeptInput['values']): void {
  const kept: KeptInput = { at: Date.now(), values };
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Blocked or full: what was typed is lost with the page, as it would be anyway.
  }
}

/** Gives what was put away under a name, once; null when there is nothing, it is too old, or nobody can read it. */
export function takeInput(name: string): KeptInput | null {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    if (text === null) return null;
    sessionStorage.removeItem(keyOf(name));
    const kept = keptSchema.parse(JSON.parse(text));
    return Date.now() - kept.at < keptInputMs ? kept : null;
  } catch {
    return null;
  }
}
