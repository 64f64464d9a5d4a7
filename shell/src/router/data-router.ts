import type { createBrowserRouter } from 'react-router';

/** The browser's router as the shell makes it. */
export type DataRouter = ReturnType<typeof createBrowserRouter>;
