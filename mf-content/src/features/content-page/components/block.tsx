import type { Block as ContentBlock } from '@vitryna/contracts/content';
import { formatFileSize } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import type { CardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/live';
import type { PageAnchor } from '@vitryna/remote-kit';
import { classNames, NewTabLink, PlainText, Question, RichText } from '@vitryna/ui';
import { joinOutline } from '../join-outline.ts';
import { requestEventOf } from '../request-rules.ts';
import { isTool } from '../tool-rules.ts';
import styles from './block.module.css';
import { BlockBoundary } from './block-boundary.tsx';
import { ContentPicture } from './content-picture.tsx';
import { Request } from './request.tsx';
import { Tool } from './tool.tsx';

type BlockProps = {
  block: ContentBlock;
  /** How an address names the block on its page. */
  anchor?: PageAnchor;
  /** The cards of a shelf block. */
  products?: CardView[] | undefined;
};

/** One block of what editors write; one that fails leaves the others alone. */
export const Block = (props: BlockProps) => (
  <BlockBoundary>
    <Contents {...props} />
  </BlockBoundary>
);

function Contents({ block, anchor, products }: BlockProps) {
  const t = useTranslate();
  switch (block.type) {
    case 'text':
      return (
        <Section title={block.title} anchor={anchor}>
          <RichText html={joinOutline(block.html, block.title ? 2 : 1)} />
        </Section>
      );
    case 'steps':
      return (
        <Section title={block.title} anchor={anchor}>
          <ol className={styles.steps}>
            {block.items.map(({ title, html }, place) => (
              <li key={place}>
                <ItemTitle hasTitleAbove={Boolean(block.title)}>{title}</ItemTitle>
                <RichText html={joinOutline(html, block.title ? 3 : 2)} />
              </li>
            ))}
          </ol>
        </Section>
      );
    case 'accordion':
      return (
        <Section title={block.title} anchor={anchor}>
          {block.items.map(({ title, html }, place) => (
            <Question key={place} title={title}>
              <RichText html={joinOutline(html, block.title ? 2 : 1)} />
            </Question>
          ))}
        </Section>
      );
    case 'cards':
      return (
        <Section title={block.title} anchor={anchor}>
          <ul className={styles.cards}>
            {block.items.map(({ title, text, url }, place) => (
              <li key={place}>
                <ItemTitle hasTitleAbove={Boolean(block.title)}>{url ? <a href={url}>{title}</a> : title}</ItemTitle>
                <p>
                  <PlainText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'table':
      return (
        <Section title={block.title} anchor={anchor}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too */}
          <section className={styles.scroll} tabIndex={0} aria-label={block.title}>
            <Table head={block.head} rows={block.rows} />
          </section>
        </Section>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>
            <PlainText text={block.text} />
          </p>
          {block.author && <cite>{block.author}</cite>}
        </blockquote>
      );
    case 'image':
      return (
        <figure className={styles.figure}>
          <ContentPicture image={block.image} />
          {block.caption && (
            <figcaption>
              <PlainText text={block.caption} />
            </figcaption>
          )}
        </figure>
      );
    case 'gallery':
      return (
        <Section title={block.title} anchor={anchor}>
          <ul className={styles.gallery}>
            {block.images.map((image, place) => (
              <li key={place}>
                <ContentPicture image={image} sizes="(width >= 768px) 400px, 92vw" />
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'video':
      return (
        <Section title={block.title} anchor={anchor}>
          {/* The policy of these pages lets no player in. */}
          <Outside href={`https://www.youtube.com/watch?v=${block.id}`}>{t('Watch the video')}</Outside>
        </Section>
      );
    case 'file':
      return (
        <Section title={block.title} anchor={anchor}>
          <a className={styles.outside} href={block.url} download="">
            {block.name}
            {block.size !== undefined && ` (${formatFileSize(block.size)})`}
          </a>
        </Section>
      );
    case 'map':
      return (
        <Section title={block.title} anchor={anchor}>
          {block.label && (
            <p>
              <PlainText text={block.label} />
            </p>
          )}
          <Outside
            href={`https://www.openstreetmap.org/?mlat=${block.lat}&mlon=${block.lng}#map=17/${block.lat}/${block.lng}`}
          >
            {t('Show on a map')}
          </Outside>
        </Section>
      );
    case 'banner': {
      const { url, title, description, buttonLabel, backgroundImage, overlayImage } = block.banner;
      const image = overlayImage ?? backgroundImage;
      return (
        <a className={styles.banner} href={url}>
          {image && <ContentPicture image={{ ...image, alt: '' }} sizes="(width >= 768px) 400px, 92vw" />}
          <span className={styles.words}>
            <b>{title}</b>
            {description && <span>{description}</span>}
            {buttonLabel && <span className={styles.lead}>{buttonLabel}</span>}
          </span>
        </a>
      );
    }
    case 'products':
      return products ? (
        <Section title={block.title ?? t('Products')} anchor={block.title ? anchor : undefined}>
          <div className={styles.shelf}>
            <LiveRow products={products} />
          </div>
        </Section>
      ) : null;
    case 'form': {
      const event = requestEventOf(block.event);
      if (event === null && !isTool(block.event)) return null;
      return (
        <Section title={block.title} anchor={anchor} isForScreen>
          {isTool(block.event) ? <Tool name={block.event} /> : event && <Request event={event} />}
        </Section>
      );
    }
    default:
      return null;
  }
}

/** The name of a step or a card: a page leaves out no level of headings, whether or not the block has a title. */
const ItemTitle = ({ hasTitleAbove, children }: { hasTitleAbove: boolean; children: React.ReactNode }) =>
  hasTitleAbove ? <h3 className={styles.item}>{children}</h3> : <h2 className={styles.item}>{children}</h2>;

/** An address on another site. */
const Outside = (props: { href: string; children: React.ReactNode }) => (
  <NewTabLink className={styles.outside} {...props} />
);

type SectionProps = {
  title: string | undefined;
  anchor: PageAnchor | undefined;
  /** Nothing on paper. */
  isForScreen?: boolean;
  children: React.ReactNode;
};

function Section({ title, anchor, isForScreen = false, children }: SectionProps) {
  return (
    <section className={classNames(styles.section, isForScreen && styles.forScreen)} {...(title && anchor)}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => (
              <td key={column}>
                <PlainText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
