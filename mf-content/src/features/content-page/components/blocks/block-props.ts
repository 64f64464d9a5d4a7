import type { Block, BlockType } from '@vitryna/contracts/content';
import type { PageAnchor } from '@vitryna/remote-kit';

/** What the component of a type of blocks gets. */
export type BlockProps<Type extends BlockType> = {
  block: Extract<Block, { type: Type }>;
  /** How an address names the block on its page. */
  anchor?: PageAnchor | undefined;
};
