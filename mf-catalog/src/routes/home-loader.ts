import { productSchema } from '@vitryna/contracts/api';
export async function loader() {
  return { n: typeof productSchema };
}
