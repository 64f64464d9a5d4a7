import type { Block as ContentBlock } from '@vitryna/contracts/content';
import type { CardView } from '@vitryna/product-view';
import type { PageAnchor } from '@vitryna/remote-kit';
import { BlockBoundary } from './block-boundary.tsx';
import { AccordionBlock } from './blocks/accordion-block.tsx';
import { BannerBlock } from './blocks/banner-block.tsx';
import { CardsBlock } from './blocks/cards-block.tsx';
import { FileBlock } from './blocks/file-block.tsx';
import { FormBlock } from './blocks/form-block.tsx';
import { GalleryBlock } from './blocks/gallery-block.tsx';
import { ImageBlock } from './blocks/image-block.tsx';
import { MapBlock } from './blocks/map-block.tsx';
import { ProductsBlock } from './blocks/products-block.tsx';
import { QuoteBlock } from './blocks/quote-block.tsx';
import { StepsBlock } from './blocks/steps-block.tsx';
import { TableBlock } from './blocks/table-block.tsx';
import { TextBlock } from './blocks/text-block.tsx';
import { VideoBlock } from './blocks/video-block.tsx';

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

function Contents({ block, anchor, products }: BlockProps): React.ReactNode {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} anchor={anchor} />;
    case 'image':
      return <ImageBlock block={block} />;
    case 'gallery':
      return <GalleryBlock block={block} anchor={anchor} />;
    case 'video':
      return <VideoBlock block={block} anchor={anchor} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'table':
      return <TableBlock block={block} anchor={anchor} />;
    case 'products':
      return <ProductsBlock block={block} anchor={anchor} products={products} />;
    case 'banner':
      return <BannerBlock block={block} />;
    case 'accordion':
      return <AccordionBlock block={block} anchor={anchor} />;
    case 'steps':
      return <StepsBlock block={block} anchor={anchor} />;
    case 'cards':
      return <CardsBlock block={block} anchor={anchor} />;
    case 'form':
      return <FormBlock block={block} anchor={anchor} />;
    case 'file':
      return <FileBlock block={block} anchor={anchor} />;
    case 'map':
      return <MapBlock block={block} anchor={anchor} />;
    default:
      return block satisfies never;
  }
}
