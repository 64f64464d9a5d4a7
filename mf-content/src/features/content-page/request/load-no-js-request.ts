import type { NoJsFacts } from '@vitryna/forms';
import { readNoJsFacts } from '@vitryna/forms/no-js';
import { data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type ServiceSlug, serviceSlugs } from '@vitryna/routing';
import { type RequestEvent, requestEventOf } from '../request-rules.ts';

/** The form of an event on a page of its own; one that was refused says why. */
export type NoJsRequestView = {
  event: RequestEvent;
  /** The kind of place that the page before it was about. */
  place: ServiceSlug | null;
  facts: NoJsFacts;
};

/** An event without a form is a 404. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<NoJsRequestView> {
  const event = requestEventOf(params.event ?? '');
  if (event === null) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('place');
  const place = serviceSlugs.find((slug) => slug === asked) ?? null;
  return { event, place, facts: readNoJsFacts(request, 'request') };
}
