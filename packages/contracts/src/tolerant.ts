import { z } from './zod.ts';

/** The fault of an omitted part of an answer. */
export type Omission = string;

let noted: Omission[] | null = null;

/** Reads something and tells what was left out of it meanwhile. Reading is synchronous, so nobody else's parts are among them. */
export function collectOmissions<Result>(read: () => Result): { result: Result; omissions: Omission[] } {
  const outer = noted;
  const omissions: Omission[] = [];
  noted = omissions;
  try {
    return { result: read(), omissions };
  } finally {
    noted = outer;
  }
}

/** The error that zod gives a `catch`; nothing where it only describes a schema. */
type Caught = { error: { issues: z.core.$ZodIssue[] }; input: unknown } | undefined;

/** Something that is not there is no mistake. */
function note(caught: Caught, isMissingFine: boolean): void {
  if (!caught || (isMissingFine && (caught.input ?? null) === null)) return;
  const [issue] = caught.error.issues;
  noted?.push(issue ? [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': ') : 'wrong');
}

/** An optional part: one that is missing or wrong reads as `otherwise`, and its owner stays. */
export const orElse = <Part extends z.ZodType>(part: Part, otherwise: z.output<Part>) =>
  part.catch((caught: Caught) => {
    note(caught, true);
    return otherwise;
  });

const left: unknown = Symbol('left out');

/** A list without its wrong items: one of them costs no other. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(
      item.catch((caught: Caught) => {
        note(caught, false);
        return left as z.output<Item>;
      }),
    )
    .overwrite((items) => items.filter((one) => one !== left));

/** A list that may be missing altogether. */
export const optionalListOf = <Item extends z.ZodType>(item: Item) => orElse(listOf(item), []);
