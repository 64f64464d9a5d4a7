import { useTranslate } from '@vitryna/i18n/react';
import type { ReviewView } from '../review-view.ts';

type Props = { review: ReviewView; className: string | undefined };

/** A review's text, in its own language; the words between are the page's. */
export function ReviewText({ review: { body, pros, cons, lang }, className }: Props) {
  const t = useTranslate();
  const own = { lang: lang ?? undefined };
  return (
    <div className={className}>
      <p {...own}>{body}</p>
      {pros && (
        <p>
          <b>{t('Pros')}:</b> <span {...own}>{pros}</span>
        </p>
      )}
      {cons && (
        <p>
          <b>{t('Cons')}:</b> <span {...own}>{cons}</span>
        </p>
      )}
    </div>
  );
}
