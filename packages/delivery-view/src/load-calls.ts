/** The calls with the schemas of their answers, when something is asked: a page with a city to choose has no need of them before. */
export const loadCalls = () => import('./delivery-calls.ts');
