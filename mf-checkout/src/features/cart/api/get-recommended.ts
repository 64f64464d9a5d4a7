import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardSchema } from '@vitryna/contracts/api';
import { z } from '@vitryna/contracts/zod';

/** Products that fit the cart and lift it over free delivery. Quiet: the cart is there without them. */
export const getRecommended = (api: ApiClient): Promise<ProductCard[]> =>
  api.get('/catalog/product/list/cart/recommended', { schema: z.array(productCardSchema), isQuiet: true });
