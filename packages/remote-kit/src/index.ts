export type { LoaderFunctionArgs } from 'react-router';
// The facade: only what remotes use of the router stays in the shell's bundle.
export { data, isRouteErrorResponse, redirect, useNavigate, useNavigation, useRevalidator } from 'react-router';
export { type AppContext, appContext, provideTabContext, tabContext } from './app-context.ts';
export { FragmentContext, type ServeFragment } from './fragments.ts';
export type { PageHandle, PageHead, PreloadPicture, SocialPicture } from './head.ts';
export { inSight } from './in-sight.ts';
export { leftPlaces } from './left-places.ts';
export {
  type LazyLoader,
  type LoadSkeletons,
  lazyLoader,
  type ModalModule,
  type ModalTable,
  type PageModule,
  type PageTable,
  type SkeletonTable,
  type Unread,
} from './page.ts';
export { type PageAnchor, usePageAnchors } from './page-anchors.ts';
export { announcePageEnd, beforePageEnds } from './page-end.ts';
export { SearchMark, usePageHref } from './page-href.ts';
export {
  type PageFacts,
  PageProvider,
  useIsUnread,
  useLoaderData,
  useLocation,
  usePagePath,
} from './page-provider.tsx';
export { useRestDue } from './use-rest-due.ts';
export { steadyConnectionMs, whenOnline } from './when-online.ts';
