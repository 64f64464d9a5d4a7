export type { LoaderFunctionArgs } from 'react-router';
// The facade: only what remotes use of the router stays in the shell's bundle.
export {
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
export { type AppContext, appContext, provideTabContext, tabContext } from './app-context.ts';
export { FragmentContext, type ServeFragment } from './fragments.ts';
export type { PageHandle, PageHead, PreloadPicture } from './head.ts';
export { leftPlaces } from './left-places.ts';
export {
  type LoadSkeletons,
  lazyLoader,
  type ModalModule,
  type ModalTable,
  type PageModule,
  type PageTable,
  type SkeletonTable,
  type Unread,
} from './page.ts';
export { useRestDue } from './use-rest-due.ts';
export { whenOnline } from './when-online.ts';
