import { ProductView } from '@ilaneer/contract/catalogue/product-view';
import type { Database } from '../../db/connect.ts';
import { listText } from '../../http/lists/list-text.ts';
import { listListedIds } from './listed-repository.ts';
import type { Catalogue } from './read-catalogue.ts';
import { productBatches } from './repository.ts';

const textOf = listText(ProductView);

/** Streams a reply in batches with constant memory. `rest`: further fields by total. */
export async function* streamProducts(
  db: Database,
  { toViews }: Catalogue,
  which: Parameters<typeof listListedIds>[1],
  rest: (total: number) => object | Promise<object>,
): AsyncGenerator<string> {
  yield '{"success":true,"products":[';
  let total = 0;
  for await (const rows of productBatches(db, await listListedIds(db, which))) {
    const products = toViews(rows);
    if (products.length === 0) continue;
    const comma = total === 0 ? '' : ',';
    total += products.length;
    yield comma + textOf(products);
  }
  yield `],${JSON.stringify(await rest(total)).slice(1)}`;
}
