/** Called for Back and Forward before the router is; returns whether the page is in sight already. */
export type PopListener = () => boolean;
