import type { Locale } from '@vitryna/contracts/constants';
import type { RemotePages } from '@vitryna/navigation';
import type { RouteObject } from 'react-router';
import { PageError } from '../pages/error/page-error.tsx';
import { type Aids, composeRoutes } from '../router/compose-routes.tsx';
import { Frame } from './frame.tsx';
import { FrameError } from './frame-error.tsx';
import { frameLoader } from './frame-loader.ts';

const frame = { loader: frameLoader, Component: Frame, ErrorBoundary: FrameError };

/** The routes of a language in the store's frame, the same on the server and in the browser. */
export function framedRoutes(locale: Locale, remotes: RemotePages[], aids: Aids = {}): RouteObject[] {
  return composeRoutes(locale, remotes, { ...aids, frame, PageError });
}
