import { tabContext } from '@vitryna/remote-kit';
import type { FeedbackKey } from './api/get-feedback.ts';

/** The form and what it asks about; what it weighs comes after hydration. */
export async function fetchFeedback(key: FeedbackKey) {
  const [{ FeedbackForm }, { getFeedback }] = await Promise.all([
    import('./components/feedback-form.tsx'),
    import('./api/get-feedback.ts'),
  ]);
  return { Form: FeedbackForm, view: await getFeedback(tabContext().api, key) };
}

export type FetchedFeedback = Awaited<ReturnType<typeof fetchFeedback>>;
