import { z } from 'zod';
import type { SecondTry } from './report.ts';

/** Second tries that one run may have and be green. */
export const mostSecondTries = 3;

const rowSchema = z.object({
  journey: z.string().regex(/^`[^`]+ › [^`]+`$/, 'file and title, as `file › title`'),
  date: z.iso.date(),
  seen: z.string().min(1, 'what was seen'),
  state: z.string().regex(/^(?:open|mended: .+)$/, '"open", or "mended: " and how'),
});

/** A line of docs/flaky.md. */
export type FlakyTest = { name: string; date: string; isOpen: boolean };

/**
 * Reads the table of docs/flaky.md.
 *
 * @throws on a row that says less than the page asks for
 */
export function parseFlaky(page: string): FlakyTest[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [journey, date, seen, state] = row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const parsed = rowSchema.safeParse({ journey, date, seen, state });
    if (!parsed.success) throw new Error(`docs/flaky.md: ${z.prettifyError(parsed.error)}\n${row}`);
    return { name: parsed.data.journey.slice(1, -1), date: parsed.data.date, isOpen: parsed.data.state === 'open' };
  });
}

export const nameOf = ({ file, title }: Pick<SecondTry, 'file' | 'title'>): string => `${file} › ${title}`;

/** Why a run whose tests all passed, some at their second try, is red; none where it is green. */
export function faultsOf(secondTries: readonly SecondTry[], flaky: readonly FlakyTest[]): string[] {
  const passed = secondTries.filter(({ hasPassed }) => hasPassed);
  const named = flaky.filter(({ isOpen, name }) => isOpen && passed.some((test) => nameOf(test) === name));
  return [
    ...named.map(
      ({ name, date }) =>
        `${name} needed a second try again: docs/flaky.md names it as open since ${date}. Twice in a row is red: mend it.`,
    ),
    ...(passed.length > mostSecondTries
      ? [`${passed.length} tests passed only at their second try; more than ${mostSecondTries} in a run are red.`]
      : []),
  ];
}
