import { canonicalText } from '@ilaneer/domain/audit/audited-act';
import { fitsOptions, variantName } from '@ilaneer/domain/product/combinations';
import { ok } from '@ilaneer/domain/result';
import {
  changesOf,
  draftOf,
  draftProblems,
  type EditedProduct,
  listAllCategories,
  newVariant,
  type ProductDraft,
  saveProducts,
} from '../../../modules/catalogue/catalogue.ts';
import { ratesNow } from '../../../modules/tax-rate/tax-rate.ts';
import { categoryNames } from '../fields/category-names.ts';
import type { Field } from '../fields/field.ts';
import { productFields } from '../fields/product-fields.ts';
import { PRICE_FIELDS, VARIANT_FIELDS } from '../fields/variant-fields.ts';
import { codeIn, differences, Findings, type ImportPlan, inTurns, type PlanInput } from './plan.ts';
import { columnOfField } from './product-columns.ts';
import { findGroups, type ProductGroup } from './product-groups.ts';
import type { ImportLine } from './read-table.ts';
import { codesOfOthers } from './taken-codes.ts';

type Product = EditedProduct['product'];
type Variant = EditedProduct['variants'][number];

const OF_VARIANT: readonly Field<Variant>[] = [...VARIANT_FIELDS, ...PRICE_FIELDS];

/** A row per variant. Missing columns and rows change nothing. */
export async function planProducts(input: PlanInput): Promise<ImportPlan> {
  const { deps, actor, db } = input;
  const found = new Findings();
  const categories = await listAllCategories(db);
  const fields = productFields(categoryNames(categories));
  const hsnOf = new Map(categories.map(({ id, hsnCode }) => [id, hsnCode]));
  const rateOf = ratesNow(deps);
  const drafts: { readonly draft: ProductDraft; readonly group: ProductGroup }[] = [];
  for await (const group of inTurns(await findGroups(input, found))) {
    const draft = readGroup(group);
    noteChanges(draft, group);
    drafts.push({ draft, group });
  }
  await codesOfOthers(db, found, drafts);
  for await (const { draft, group } of inTurns(drafts)) judge(draft, group);
  const changing = drafts.flatMap(({ draft }) => (isChanging(draft) ? [draft] : []));
  return {
    ...found,
    write: async (tx) => {
      await saveProducts(tx, deps, actor, changing);
      return ok(null);
    },
  };

  function readGroup({ before, lines }: ProductGroup): ProductDraft {
    const [first] = lines;
    const at = deps.now();
    const product: Product = before === null ? draftOf(deps.newId(), at) : { ...before.product };
    if (first !== undefined) found.readInto(first, fields, before?.product ?? null, product);
    if (before === null && product.hsnCode === '') product.hsnCode = hsnOf.get(product.categoryId) ?? '';
    for (const line of lines.slice(1)) sameAsFirst(line, first);
    const bySku = new Map(before?.variants.map((variant) => [variant.sku, variant]));
    const added: Variant[] = [];
    const changed = new Map<string, Variant>();
    for (const line of lines) {
      const sku = codeIn(line, 'SKU');
      const old = bySku.get(sku) ?? null;
      const variant = old === null ? newVariant(deps.newId(), product.id, sku, at) : { ...old };
      // Amounts can't be cleared.
      const given = OF_VARIANT.filter(({ title }) => !isEmptyAmount(title, line));
      found.readInto(line, given, old, variant);
      if (old === null) {
        variant.position = bySku.size + added.length + 1;
        if ((line.cells['Price before discount']?.trim() ?? '') === '') {
          variant.originalPricePaise = variant.pricePaise;
        }
        added.push(variant);
      } else changed.set(old.id, variant);
    }
    const all = [...(before?.variants.map((old) => changed.get(old.id) ?? old) ?? []), ...added];
    if (first?.cells.Options === undefined || (before === null && product.options.length === 0)) {
      product.options = optionsWith(product.options, added);
    }
    return { before, after: finished(before, product, all) };
  }

  /** Product fields are in its first row; others repeat or omit them. */
  function sameAsFirst(line: ImportLine, first: ImportLine | undefined): void {
    for (const { title } of fields) {
      const cell = line.cells[title];
      if (cell === undefined || cell.trim() === '' || cell === first?.cells[title]) continue;
      found.problem(line, title, `Line ${first?.line} says something else of the same product`);
    }
  }

  function noteChanges({ before, after }: ProductDraft, { lines }: ProductGroup): void {
    const [first] = lines;
    const skus = after.variants.map(({ sku }) => sku);
    const versions = before === null ? '' : versionsOf(before);
    found.seen.set(skus[0] ?? after.product.id, versions);
    const ofProduct = differences(fields, before?.product ?? null, after.product);
    const stored = new Map(before?.variants.map((variant) => [variant.sku, variant]));
    const now = new Map(after.variants.map((variant) => [variant.sku, variant]));
    for (const line of lines) {
      const sku = codeIn(line, 'SKU');
      const old = stored.get(sku) ?? null;
      const is = now.get(sku);
      const own = is === undefined ? [] : differences(OF_VARIANT, old, is);
      const all = line === first ? [...ofProduct, ...own] : own;
      if (old !== null && all.length === 0) continue;
      found.changes.push({
        line: line.line,
        label: `${after.product.name} (${sku})`,
        isNew: old === null,
        fields: all,
      });
    }
  }

  function judge(draft: ProductDraft, { lines }: ProductGroup): void {
    const [first] = lines;
    if (first === undefined) return;
    const bySku = new Map(lines.map((line) => [codeIn(line, 'SKU'), line]));
    const lineOf = (index: string | undefined) =>
      bySku.get(draft.after.variants[Number(index)]?.sku ?? '') ?? first;
    if (draft.before === null && draft.after.product.categoryId === '' && !found.has(first, 'Category')) {
      found.problem(first, 'Category', 'A new product needs a category');
      return;
    }
    for (const { field, message } of draftProblems(draft, rateOf)) {
      const [, index] = /^variants\.(\d+)\./.exec(field) ?? [];
      const line = index === undefined ? first : lineOf(index);
      const column = columnOfField(field);
      if (!found.has(line, column)) found.problem(line, column, message);
    }
    const { priced } = changesOf(draft);
    if (actor.permissions.includes('prices.write')) return;
    for (const { sku } of priced) {
      found.problem(bySku.get(sku) ?? first, 'Price', 'Your role does not include changing prices');
    }
  }
}

function isEmptyAmount(title: string, { cells }: ImportLine): boolean {
  return PRICE_FIELDS.some((field) => field.title === title) && cells[title]?.trim() === '';
}

/** Derives variant names and fallback pictures. */
function finished(
  before: EditedProduct | null,
  product: Product,
  variants: readonly Variant[],
): EditedProduct {
  const isSame = before !== null && canonicalText(before.product) === canonicalText(product);
  const old = new Map(before?.variants.map((variant) => [variant.id, variant]));
  const differs = (key: 'options' | 'pictures') =>
    canonicalText(before?.product[key] ?? []) !== canonicalText(product[key]);
  const files = new Set(product.pictures.map(({ file }) => file));
  const isPublishedNow = product.state === 'published' && before?.product.state !== 'published';
  const [first] = product.pictures;
  const pictureOf = (variant: Variant) => {
    const isFree = isPublishedNow || !old.has(variant.id);
    const isLost = differs('pictures') && !files.has(variant.picture) && variant.views.length === 0;
    return (variant.picture === '' ? isFree : isLost) ? (first?.file ?? '') : variant.picture;
  };
  const nameOf = (variant: Variant) => {
    const isAsItWas =
      !differs('options') && canonicalText(old.get(variant.id)?.options) === canonicalText(variant.options);
    return isAsItWas || !fitsOptions(product.options, variant.options)
      ? variant.name
      : variantName(product.options, variant.options);
  };
  return {
    product: isSame ? before.product : product,
    categoryName: before?.categoryName ?? '',
    variants: variants.map((variant) => {
      const finish = { name: nameOf(variant), picture: pictureOf(variant) };
      const isDone = finish.name === variant.name && finish.picture === variant.picture;
      return isDone ? variant : { ...variant, ...finish };
    }),
  };
}

function optionsWith(options: Product['options'], added: readonly Variant[]): Product['options'] {
  const all = new Map(options.map(({ name, values }) => [name, [...values]]));
  for (const [name, value] of added.flatMap((variant) => Object.entries(variant.options))) {
    const values = all.get(name) ?? [];
    if (!values.includes(value)) all.set(name, [...values, value]);
  }
  return [...all].map(([name, values]) => ({ name, values }));
}

function versionsOf({ product, variants }: EditedProduct): string {
  return `${product.version}: ${variants.map(({ version }) => version).join(' ')}`;
}

function isChanging(draft: ProductDraft): boolean {
  if (draft.before === null) return true;
  const { fields, isMoved, made, changed, priced } = changesOf(draft);
  return isMoved || Object.keys(fields).length + made.length + changed.length + priced.length > 0;
}
