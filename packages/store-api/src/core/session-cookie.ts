/** Cookie of a session: unguessable, and hidden from the page's scripts (contract §0). */
export const sessionCookie = 'sid';
