import type { PageHandle } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { ContentPageView } from './load-content-page.ts';

type HeadOf<Data> = PageHandle<Data>['head'];

/** What a page of the content service says of itself. */
export const contentHead: HeadOf<ContentPageView | null> = ({ data, locale, t }) =>
  data
    ? {
        title: data.title,
        description: data.description,
        breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: data.heading }],
      }
    : { title: t('The page did not load'), isNoindex: true, hasNoTwin: true };
