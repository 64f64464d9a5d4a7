/** How far from its top each page of this visit was left, in pixels, by the key of its history entry. The shell notes it. */
export const leftPlaces = new Map<string, number>();
