import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { OpeningHours } from '#features/opening-hours/components/opening-hours.tsx';
import { openingHoursData } from '#features/opening-hours/structured-data.ts';
import { contentHead } from './content-head.ts';
import { ContentPage } from './content-page.tsx';
import type { ContactPageView } from './load-contact-page.ts';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('./load-contact-page.ts'));

export const handle: PageHandle<ContactPageView | null> = {
  head: ({ data, locale, t }) => {
    const head = contentHead({ data, locale, t });
    if (!data?.hours) return head;
    const { phone, openingHours, renderedAt } = data.hours;
    const contactPoint = {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      areaServed: 'UA',
      hoursAvailable: openingHoursData(openingHours, renderedAt),
    };
    // The organisation is the one that the home page describes, at the same address.
    const organisation = { '@type': 'Organization', url: paths.home(locale), contactPoint };
    return {
      ...head,
      structuredData: [{ '@type': 'ContactPage', url: paths.contact(locale), mainEntity: organisation }],
    };
  },
};

/** How to reach the store, and whether it is open now. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  if (!view) return <Unavailable />;
  return <ContentPage view={view} lead={view.hours && <OpeningHours {...view.hours} />} />;
}
