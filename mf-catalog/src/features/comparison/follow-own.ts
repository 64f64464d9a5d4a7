const toList = (ids: string): string[] => (ids === '' ? [] : ids.split(','));

/**
 * The ids that a page at these ids (joined by commas) should show, when those of this browser were `before` and are `now`. An
 * address that named just those, or none, goes with them: the others keep their places, a new one comes last. Any other address stays.
 */
export function followOwn(asked: string, { before, now }: { before: string; now: string }): string {
  const shown = toList(asked);
  const known = new Set(toList(before));
  const isOwn = asked === '' || (shown.length === known.size && shown.every((id) => known.has(id)));
  if (!isOwn) return asked;
  const own = toList(now);
  return [...shown.filter((id) => own.includes(id)), ...own.filter((id) => !shown.includes(id))].join(',');
}
