/** As `react-router.ts`, of the half that navigates: a file of its own, because hydration goes without it. */
export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
export { createRouter } from 'react-router/late';
