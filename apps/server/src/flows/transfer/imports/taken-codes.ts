import type { Database } from '../../../db/connect.ts';
import { findCodeOwners, type ProductDraft } from '../../../modules/catalogue/catalogue.ts';
import { codeIn, type Findings } from './plan.ts';
import type { ProductGroup } from './product-groups.ts';

/** Unique over file and shop (CATALOGUE-34). */
export async function codesOfOthers(
  db: Database,
  found: Findings,
  drafts: readonly { readonly draft: ProductDraft; readonly group: ProductGroup }[],
): Promise<void> {
  const variants = drafts.flatMap(({ draft: { before, after }, group }) => {
    const had = new Map(before?.variants.map(({ id, barcode }) => [id, barcode]));
    return after.variants.map((variant) => {
      const line = group.lines.find((one) => codeIn(one, 'SKU') === variant.sku) ?? null;
      return { variant, line, isNew: (had.get(variant.id) ?? null) !== variant.barcode };
    });
  });
  const inFile = new Set(variants.map(({ variant }) => variant.id));
  const wanted = variants.flatMap(({ variant, isNew }) => (isNew ? (variant.barcode ?? []) : []));
  const owners = await findCodeOwners(db, { skus: [], barcodes: wanted });
  const elsewhere = new Set(owners.flatMap(({ id, barcode }) => (inFile.has(id) ? [] : (barcode ?? []))));
  const byCode = Map.groupBy(variants, ({ variant }) => variant.barcode);
  for (const { variant, line, isNew } of variants) {
    if (!isNew || variant.barcode === null || line === null) continue;
    const sharing = byCode.get(variant.barcode)?.find((other) => other.variant.id !== variant.id);
    if (elsewhere.has(variant.barcode)) found.problem(line, 'Barcode', 'Another product has this barcode');
    else if (sharing !== undefined) {
      found.problem(line, 'Barcode', `${sharing.variant.sku} has the same barcode`);
    }
  }
}
