import type { BrandData } from '@vitryna/brand';
import type { SeedSource } from '@vitryna/contracts/assortment';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { seedSource as demo } from '@vitryna/demo-catalogue';

/** One of that many goods is there, so that most categories have some. */
const share = 30;

function* someOf(products: Iterable<ImportProduct>): Generator<ImportProduct> {
  let at = 0;
  for (const product of products) {
    if (at % share === 0) yield product;
    at += 1;
  }
}

/** The demo shop with few of its goods: what a test of a start waits for, where the goods are not its subject. */
export const seedSource: SeedSource<BrandData> = {
  ...demo,
  catalogue: (now) => {
    const { products, ...whole } = demo.catalogue(now);
    const some = [...someOf(products as Iterable<ImportProduct>)];
    return { ...whole, products: some, total: some.length };
  },
};
