/**
 * Rows of suggestions at most (contract §2), whether something is typed or not: a phone's keyboard leaves less room. In a file of its own,
 * because what pages load before hydration needs `filters.ts`.
 */
export const suggestionRows = { wide: 10, phone: 8 } as const;
