/** The two claims on the shell's own two-segment route: the second segment decides between them (reading 4). */
export const claims = { filtered: ':categorySlug/:specifications', product: ':categorySlug/:productSlug' } as const;

/** The claim that a form is, or lies below; null for all others. */
export const claimOf = (form: string): string | null =>
  Object.values(claims).find((claim) => form === claim || form.startsWith(`${claim}/`)) ?? null;

/** The common part of two patterns that match the same addresses; a claim stands for itself and what is below it. */
export function shapeOf(form: string): string {
  const claim = claimOf(form) ?? '';
  return claim + form.slice(claim.length).replace(/:[^/]+/g, ':');
}

/** Every form of a pattern with its optional segments left out or put in. */
export function expandOptional(path: string): string[] {
  let forms = [''];
  for (const segment of path.split('/')) {
    const required = segment.replace(/\?$/, '');
    const longer = forms.map((form) => (form === '' ? required : `${form}/${required}`));
    forms = segment.endsWith('?') ? forms.concat(longer) : longer;
  }
  return forms;
}

/** An address of each form, with made-up parameters. */
export const madeUpAddresses = (path: string): string[] =>
  expandOptional(path).map((form) =>
    form
      .replace(/:specifications/g, 'made=up')
      .replace(/:[^/]+/g, 'made-up')
      .replace('*', 'made/up/below'),
  );
