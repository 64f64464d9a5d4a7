import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import type { ModalExtras } from '@vitryna/store';
import { Button, ButtonLink, ModalFrame, Notice, TextSkeleton } from '@vitryna/ui';
import { Block } from '../../components/block.tsx';
import { ContentPicture } from '../../components/content-picture.tsx';
import type { LandingView } from '../load-landing-page.ts';
import { useLandingPage } from '../use-landing-page.ts';
import styles from './landing-modal.module.css';
import { Period } from './period.tsx';

/** A landing page over the page whose link names it: the terms of an offer, its products, its form. */
export function LandingModal({ extra, onClose }: { extra: unknown; onClose: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const { landingPageId } = extra as ModalExtras['landingPage'];
  const { status, view, retry } = useLandingPage(landingPageId);
  return (
    <ModalFrame title={view?.title ?? t('Special offer')} onClose={onClose}>
      {status === 'loading' && <TextSkeleton lines={8} />}
      {/* Not a RetryNotice: its marks would stand in the first scripts of all pages here. */}
      {status === 'failed' && (
        <Notice
          kind="error"
          title={t('The offer did not load')}
          action={<Button onClick={retry}>{t('Retry')}</Button>}
        />
      )}
      {status === 'ready' && !view && (
        <Notice
          title={t('There is no such offer')}
          action={<ButtonLink href={paths.catalog(locale)}>{t('To the catalogue')}</ButtonLink>}
        />
      )}
      {view && <Contents view={view} />}
    </ModalFrame>
  );
}

function Contents({ view: { cover, state, firstDay, lastDay, blocks, shelves } }: { view: LandingView }) {
  const t = useTranslate();
  return (
    <div className={styles.contents}>
      {state === 'over' ? (
        <Notice title={t('This offer is over')} />
      ) : (
        <p className={styles.period}>
          <Period state={state} firstDay={firstDay} lastDay={lastDay} />
        </p>
      )}
      {cover && state !== 'over' && <ContentPicture image={cover} />}
      {blocks.map((block, index) => (
        <Block key={index} block={block} products={shelves[index]} />
      ))}
    </div>
  );
}
