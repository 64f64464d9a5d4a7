import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadLandingPage } from './load-landing-page.ts';

/** An offer that is over is gone (410) and still shows its products; without the content service the page answers 503. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const view = await loadLandingPage(context.get(appContext), params.id ?? '', request.signal);
  if (view === null) throw data(null, { status: 404 });
  if (!view) return data(null, { status: 503 });
  return view.state === 'over' ? data(view, { status: 410 }) : view;
}
