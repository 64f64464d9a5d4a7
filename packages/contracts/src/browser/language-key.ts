/** The language that this browser's visitor chose, in local storage. A module of its own: the first script has no use for it. */
export const languageKey = 'shell_language';
