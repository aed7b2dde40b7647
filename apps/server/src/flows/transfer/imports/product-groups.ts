import { typedText } from '@ilaneer/domain/text/typed-text';
import { unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { type EditedProduct, findCodeOwners, findProducts } from '../../../modules/catalogue/catalogue.ts';
import { codeIn, type Findings, namedOnce, type PlanInput } from './plan.ts';
import type { ImportLine } from './read-table.ts';

export type ProductGroup = { readonly before: EditedProduct | null; readonly lines: readonly ImportLine[] };

const PRODUCTS_A_STATEMENT = 500;

/** By ID, else SKU, else equal name; others are new products. */
export async function findGroups(
  { db, table, lock }: PlanInput,
  found: Findings,
): Promise<readonly ProductGroup[]> {
  const bySku = namedOnce(found, table.lines, 'SKU', (line) => codeIn(line, 'SKU'));
  const owners = await findCodeOwners(db, { skus: [...bySku.keys()], barcodes: [] });
  const ownerOf = new Map(owners.map(({ sku, productId }) => [sku, productId]));
  const idOfName = new Map<string, string>();
  const idOf = (line: ImportLine) => codeIn(line, 'Product ID') || ownerOf.get(codeIn(line, 'SKU'));
  const nameOf = (line: ImportLine) => typedText(unguardedCell(line.cells.Product ?? ''));
  for (const line of bySku.values()) {
    const id = idOf(line);
    if (id !== undefined && nameOf(line) !== '') idOfName.set(nameOf(line), idOfName.get(nameOf(line)) ?? id);
  }
  const groups = new Map<string, { id: string | null; lines: ImportLine[] }>();
  for (const [sku, line] of bySku) {
    const id = idOf(line) ?? idOfName.get(nameOf(line)) ?? null;
    const owner = ownerOf.get(sku);
    if (owner !== undefined && owner !== id) {
      found.problem(line, 'SKU', 'Another product has this SKU');
      continue;
    }
    if (id === null && nameOf(line) === '') {
      found.problem(line, 'Product', 'A new product needs a name');
      continue;
    }
    const key = id ?? `new ${nameOf(line)}`;
    const group = groups.get(key) ?? { id, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  const known = await productsById([...groups.values()].flatMap(({ id }) => id ?? []));
  return [...groups.values()].flatMap(({ id, lines }) => {
    const before = id === null ? null : known.get(id);
    if (before !== undefined) return [{ before, lines }];
    for (const line of lines) {
      found.problem(line, 'Product ID', 'There is no such product. Leave it empty for a new one.');
    }
    return [];
  });

  async function productsById(ids: readonly string[]): Promise<Map<string, EditedProduct>> {
    const products = new Map<string, EditedProduct>();
    // Lock order, against deadlocks.
    const sorted = [...ids].toSorted();
    for (let from = 0; from < sorted.length; from += PRODUCTS_A_STATEMENT) {
      const portion = await findProducts(db, sorted.slice(from, from + PRODUCTS_A_STATEMENT), lock);
      for (const product of portion) products.set(product.product.id, product);
    }
    return products;
  }
}
