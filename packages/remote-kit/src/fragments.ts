import { createContext, type ReactElement } from 'react';

/**
 * Gives the HTML of a part that looks the same wherever it is shown; it is rendered when it is met first. The key names everything
 * that the part depends on, but for the language and its texts.
 */
export type ServeFragment = (key: string, contents: ReactElement) => string;

/** Set on the server alone. A browser renders the same part as ever, onto the elements that it finds. */
export const FragmentContext = createContext<ServeFragment | null>(null);
