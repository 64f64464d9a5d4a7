import type { BlogPost } from '@vitryna/contracts/content';

/** A post as it is kept, without what stands beside it. */
export type KeptPost = Omit<BlogPost, 'related' | 'prev' | 'next' | 'socialPicture'>;
