/** Told that Back or Forward was pressed, before the router is; says whether the page is in sight already. */
export type HearPop = () => boolean;
