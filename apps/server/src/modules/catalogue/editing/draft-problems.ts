import { ProductChanges, VariantForms } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { canonicalText } from '@ilaneer/domain/audit/audited-act';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import type { ProductFields } from '@ilaneer/domain/product/product-facts';
import { validatorOf } from '../../../http/validator.ts';
import type { RateOfHsn } from '../../tax-rate/tax-rate.ts';
import { priceProblems } from './change-prices.ts';
import { variantProblems } from './change-variants.ts';
import { type EditedProduct, fieldsOf, missingOf, pricesOf, variantFieldsOf } from './product-rows.ts';

export type ProductDraft = {
  readonly before: EditedProduct | null;
  readonly after: EditedProduct;
  /** Original date for sorting by age. */
  readonly madeAt?: Date;
};

type Variant = EditedProduct['variants'][number];

export type DraftChanges = {
  readonly fields: Partial<ProductFields>;
  readonly isMoved: boolean;
  readonly made: readonly Variant[];
  readonly changed: readonly Variant[];
  readonly priced: readonly Variant[];
};

const checkProduct = validatorOf(ProductChanges, 'body');
const checkVariants = validatorOf(VariantForms, 'body');

/** By `variants.<index>.<field>`. Unchanged parts are exempt: older releases may have written them. */
export function draftProblems(draft: ProductDraft, rateOf: RateOfHsn): FieldProblem[] {
  const changes = changesOf(draft);
  const problems = [...fieldProblems(draft, changes), ...formProblems(draft, changes)];
  return problems.length > 0
    ? problems
    : [...pricesProblems(draft, changes, rateOf), ...missing(draft, rateOf)];
}

export function changesOf({ before, after }: ProductDraft): DraftChanges {
  const known = new Map(before?.variants.map((variant) => [variant.id, variant]));
  const stood = after.variants.flatMap((variant) => {
    const old = known.get(variant.id);
    return old === undefined || old === variant ? [] : [{ old, variant }];
  });
  return {
    fields: changedFieldsOf(before, after),
    isMoved: before !== null && before.product.state !== after.product.state,
    made: after.variants.filter(({ id }) => !known.has(id)),
    changed: stood.flatMap(({ old, variant }) =>
      differ(named(variantFieldsOf(old), old), named(variantFieldsOf(variant), variant)) ? [variant] : [],
    ),
    priced: stood.flatMap(({ old, variant }) => (differ(pricesOf(old), pricesOf(variant)) ? [variant] : [])),
  };
}

// Renamed options rename the variants.
function named(fields: object, { name }: Variant): object {
  return { ...fields, name };
}

function changedFieldsOf(before: EditedProduct | null, after: EditedProduct): Partial<ProductFields> {
  const wanted = fieldsOf(after.product);
  if (before === null) return wanted;
  if (before.product === after.product) return {};
  const had = new Map<string, unknown>(Object.entries(fieldsOf(before.product)));
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => differ(had.get(name), value)));
}

function differ(one: unknown, other: unknown): boolean {
  return canonicalText(one) !== canonicalText(other);
}

function fieldProblems({ after }: ProductDraft, { fields }: DraftChanges): FieldProblem[] {
  const { product } = after;
  const halves = (['maker', 'packer', 'importer'] as const).flatMap((firm) =>
    (product[`${firm}Name`] === null) === (product[`${firm}Address`] === null)
      ? []
      : [{ field: firm, message: 'Enter both name and address' }],
  );
  const names = fields.options?.map(({ name }) => name) ?? [];
  const twice =
    new Set(names).size < names.length
      ? [{ field: 'options', message: 'Two options have the same name' }]
      : [];
  const checked = checkProduct(fields);
  return [...('error' in checked ? checked.error.fields : []), ...halves, ...twice];
}

function formProblems({ before, after }: ProductDraft, changes: DraftChanges): FieldProblem[] {
  const { made, changed, priced, fields } = changes;
  const touched = [...made, ...changed];
  if (touched.length + priced.length === 0 && fields.options === undefined) return [];
  const old = new Set(before?.variants.map(({ id }) => id));
  const at = new Map(after.variants.map(({ id }, index) => [id, index]));
  const halves = touched.flatMap(({ id, boxLengthMm, boxWidthMm, boxHeightMm }): FieldProblem[] => {
    const given = [boxLengthMm, boxWidthMm, boxHeightMm].filter((side) => side !== null).length;
    if (given === 0 || given === 3) return [];
    return [
      { field: `variants.${at.get(id)}.boxMm`, message: 'Enter length, width and height for shipping' },
    ];
  });
  const asked = [...new Set([...touched, ...priced])];
  const forms = asked.map((variant) => ({
    ...variantFieldsOf(variant),
    ...((!old.has(variant.id) || priced.includes(variant)) && { prices: pricesInRupees(variant) }),
  }));
  const checked = checkVariants(forms);
  const wrong = 'error' in checked ? checked.error.fields : [];
  if (wrong.length > 0 || halves.length > 0) {
    const placed = wrong.map(({ field, message }) => {
      const [index, ...path] = field.split('.');
      const variant = asked[Number(index)];
      return { field: ['variants', at.get(variant?.id ?? ''), ...path].join('.'), message };
    });
    return [...placed, ...halves];
  }
  const all = after.variants.map((variant) => ({
    ...variantFieldsOf(variant),
    prices: pricesOf(variant),
    ...(old.has(variant.id) && { id: variant.id }),
  }));
  return [...(variantProblems(before?.variants ?? [], after.product.options, all)?.fields ?? [])];
}

function pricesProblems(
  { after }: ProductDraft,
  { made, priced }: DraftChanges,
  rateOf: RateOfHsn,
): FieldProblem[] {
  return after.variants.flatMap((variant, index) =>
    made.includes(variant) ||
    priced.includes(variant) ||
    (variant.active && variant.pricePaise > variant.mrpPaise)
      ? priceProblems(pricesOf(variant), after.product.hsnCode, rateOf).map(({ field, message }) => ({
          field: `variants.${index}.prices.${field}`,
          message,
        }))
      : [],
  );
}

/** Published products stay complete, unless incomplete before (CATALOGUE-32). */
function missing({ before, after }: ProductDraft, rateOf: RateOfHsn): readonly FieldProblem[] {
  if (after.product.state !== 'published') return [];
  const found = missingOf(after, rateOf);
  if (found.length === 0) return [];
  const wasWhole =
    before === null || before.product.state !== 'published' || missingOf(before, rateOf).length === 0;
  if (!wasWhole) return [];
  const at = new Map(after.variants.map(({ id }, index) => [id, index]));
  return found.map(({ field, message }) => ({
    field: field.replace(/^variants\.([^.]+)/, (_, id: string) => `variants.${at.get(id) ?? id}`),
    message,
  }));
}

function pricesInRupees(variant: Variant) {
  const { price, originalPrice, mrp } = pricesOf(variant);
  return {
    price: rupeesFromPaise(price),
    originalPrice: rupeesFromPaise(originalPrice),
    mrp: rupeesFromPaise(mrp),
  };
}
