import type { OwnQuestions, OwnReviews } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import {
  Button,
  ButtonLink,
  EmptyIcon,
  EmptyState,
  Facts,
  type IconPath,
  panelClass,
  RetryNotice,
  Stars,
} from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { getQuestions, getReviews } from '../api/lists.ts';
import styles from '../panel.module.css';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { useRead } from '../use-read.ts';
import lines from './lists.module.css';
import { ProductLine } from './product-line.tsx';

type Own = Pick<OwnReviews['items'][number], 'product' | 'status' | 'createdAt'>;

const stateNames: Record<Own['status'], string> = {
  pending: 'We are reading it',
  published: 'Published',
  rejected: 'Not published',
};

/** Says which language words are in; somebody may write in one and read the store in the other. */
const langOf = ({ locale }: { locale?: Locale | undefined }) => ({ lang: locale });

/** A shopper's reviews and questions, and their answers. */
export function OwnTexts() {
  const t = useTranslate();
  const readReviews = useCallback((page: number) => getReviews(tabContext().api, page), []);
  const readQuestions = useCallback((page: number) => getQuestions(tabContext().api, page), []);
  // Parts below are rendered when the height above them is known: it would be pushed down.
  const [isHeightKnown, setHeightKnown] = useState(false);
  return (
    <>
      <Texts
        title={t('Reviews')}
        icon={icons.star}
        empty={t('No reviews of yours yet')}
        read={readReviews}
        onAnswer={() => setHeightKnown(true)}
      >
        {(review: OwnReviews['items'][number]) => (
          <Text key={review.id} own={review}>
            <span>
              <Stars value={review.rating} />
              <span className="visually-hidden">{t('{{rating}} of 5', { rating: review.rating })}</span>
            </span>
            <p className={lines.text} {...langOf(review)}>
              {review.body}
            </p>
            {review.pros && (
              <p className={lines.text}>
                <b>{t('Pros')}:</b> <span {...langOf(review)}>{review.pros}</span>
              </p>
            )}
            {review.cons && (
              <p className={lines.text}>
                <b>{t('Cons')}:</b> <span {...langOf(review)}>{review.cons}</span>
              </p>
            )}
            {review.reply && (
              <p className={`${lines.text} ${lines.answer}`} {...langOf(review)}>
                {review.reply.body}
              </p>
            )}
          </Text>
        )}
      </Texts>
      <Texts
        title={t('Questions')}
        icon={icons.bubble}
        empty={t('No questions of yours yet')}
        read={readQuestions}
        isHidden={!isHeightKnown}
      >
        {(question: OwnQuestions['items'][number]) => (
          <Text key={question.id} own={question}>
            <p className={lines.text} {...langOf(question)}>
              {question.body}
            </p>
            {question.answers.map(({ createdAt, author, body }) => (
              <p key={createdAt + author} className={`${lines.text} ${lines.answer}`} {...langOf(question)}>
                <b>{author}</b>: {body}
              </p>
            ))}
          </Text>
        )}
      </Texts>
    </>
  );
}

type Page<Item> = { items: Item[]; page: number; pages: number; total: number; limit: number };
type TextsProps<Item> = {
  title: string;
  icon: IconPath;
  empty: string;
  read: (page: number) => Promise<Page<Item>>;
  isHidden?: boolean;
  /** Told when the list, or that it cannot be read, is shown. */
  onAnswer?: () => void;
  children: (item: Item) => ReactNode;
};

/** One list of a person's texts, page by page. */
function Texts<Item>({ title, icon, empty, read, isHidden, onAnswer, children }: TextsProps<Item>) {
  const t = useTranslate();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const readPage = useCallback(() => read(page), [read, page]);
  const { data, hasFailed, reload } = useRead(readPage);
  const isAnswered = data !== null || hasFailed;
  useLayoutEffect(() => {
    if (isAnswered) onAnswer?.();
  }, [isAnswered, onAnswer]);
  return (
    <section className={panelClass} aria-label={title} hidden={isHidden}>
      <h2>{title}</h2>
      {!data ? (
        hasFailed ? (
          <RetryNotice onRetry={reload} />
        ) : (
          <PanelSkeleton count={1} />
        )
      ) : data.total === 0 ? (
        <EmptyState
          level={3}
          art={<EmptyIcon path={icon} />}
          title={empty}
          actions={<ButtonLink href={paths.catalog(locale)}>{t('To the catalogue')}</ButtonLink>}
        />
      ) : (
        <ul className={lines.lines}>{data.items.map(children)}</ul>
      )}
      {data && data.pages > 1 && (
        <div className={styles.foot}>
          <Button size={36} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('Previous page')}
          </Button>
          <Button size={36} disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            {t('Next page')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Text({ own: { product, status, createdAt }, children }: { own: Own; children: ReactNode }) {
  const t = useTranslate();
  const { date } = useFormat();
  const texts = (
    <>
      {children}
      <Facts facts={[date(createdAt, 'long'), t(stateNames[status])]} />
    </>
  );
  if (product) return <ProductLine product={product}>{texts}</ProductLine>;
  return (
    <li className={lines.line}>
      <span className={lines.texts}>{texts}</span>
    </li>
  );
}
