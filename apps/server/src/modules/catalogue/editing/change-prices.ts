import type { Actor } from '@ilaneer/domain/actor/actor';
import { priceAboveMrp } from '@ilaneer/domain/catalogue/price-with-gst';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { formatRupees } from '@ilaneer/domain/money';
import type { GstRate } from '@ilaneer/domain/pricing/gst-rate';
import type { VariantPrices } from '@ilaneer/domain/product/product-facts';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit, transact, transactAll } from '../../../db/transact.ts';
import type { Failure } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { type RateOfHsn, ratesNow } from '../../tax-rate/tax-rate.ts';
import type { EditingDeps, SavingDeps } from './edit-product.ts';
import {
  insertPriceChange,
  lockVariants,
  lockWaitingChange,
  type PriceChange,
  type PricedVariant,
  updatePriceChange,
  writePrices,
} from './price-repository.ts';
import { pricesOf, rateFor } from './product-rows.ts';

export type PriceForm = VariantPrices & {
  readonly variantId: string;
  readonly version: number;
  readonly takesEffectAt: Date | null;
};

export type PriceResult = {
  readonly variantId: string;
  readonly code: 'VERSION_STALE' | 'VARIANT_INVALID' | 'VALIDATION_FAILED' | null;
  readonly problems: readonly FieldProblem[];
};

/** Rows are independent; refused ones have a reason. */
export function changePrices(
  deps: EditingDeps,
  actor: Actor,
  forms: readonly PriceForm[],
): Promise<PriceResult[]> {
  return transactAll(deps.db, (tx) => changePricesIn(tx, deps, actor, forms));
}

export async function changePricesIn(
  tx: Database,
  deps: EditingDeps,
  actor: Actor,
  forms: readonly PriceForm[],
  importId: string | null = null,
): Promise<PriceResult[]> {
  const locked = await lockVariants(tx, [...new Set(forms.map(({ variantId }) => variantId))]);
  const byId = new Map(locked.map((one) => [one.variant.id, one]));
  const rateOf = ratesNow(deps);
  const done = new Set<string>();
  const results: PriceResult[] = [];
  for (const form of forms) {
    const result = judge(
      form,
      done.has(form.variantId) ? undefined : byId.get(form.variantId),
      rateOf,
      deps.now(),
    );
    results.push(result);
    const priced = byId.get(form.variantId);
    if (result.code !== null || priced === undefined) continue;
    done.add(form.variantId);
    await write(tx, deps, actor, form, priced, importId);
  }
  if (done.size > 0) afterCommit(tx, deps.catalogue.markStale);
  return results;
}

export function dropPriceChange(
  deps: EditingDeps,
  actor: Actor,
  changeId: string,
): Promise<Result<PriceChange, Failure>> {
  return transact(deps.db, async (tx) => {
    const change = await lockWaitingChange(tx, changeId);
    if (change === null) return err({ code: 'PRICE_CHANGE_NOT_FOUND' });
    const dropped = { droppedAt: deps.now(), droppedWhy: 'Taken back' };
    await updatePriceChange(tx, changeId, dropped);
    const [priced] = await lockVariants(tx, [change.variantId]);
    if (priced !== undefined) {
      recordPrice(tx, deps, actor, priced, {
        action: 'took back a price to come',
        before: pricesOf(change),
        after: null,
      });
    }
    return ok({ ...change, ...dropped });
  });
}

function judge(
  form: PriceForm,
  priced: PricedVariant | undefined,
  rateOf: RateOfHsn,
  now: Date,
): PriceResult {
  const { variantId } = form;
  const refused = (code: PriceResult['code'], problems: readonly FieldProblem[]) => ({
    variantId,
    code,
    problems,
  });
  if (priced === undefined) {
    return refused('VARIANT_INVALID', [{ field: 'variantId', message: 'There is no such variant' }]);
  }
  if (priced.variant.version !== form.version) return refused('VERSION_STALE', []);
  const problems = priceProblems(form, priced.hsnCode, rateOf);
  if (form.takesEffectAt !== null && form.takesEffectAt <= now) {
    problems.push({ field: 'takesEffectAt', message: 'Please choose a time that is still to come' });
  }
  return refused(problems.length > 0 ? 'VALIDATION_FAILED' : null, problems);
}

/** At most the MRP with GST (CATALOGUE-35); without a known rate, without GST. */
export function priceProblems(prices: VariantPrices, hsnCode: string, rateOf: RateOfHsn): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (prices.originalPrice < prices.price) {
    problems.push({ field: 'originalPrice', message: 'The price before discount is at least the price' });
  }
  const rate = rateFor(rateOf, hsnCode);
  const above = priceAboveMrp(prices.price, rate ?? NO_GST, prices.mrp);
  if (above !== null) {
    const what = above === prices.price ? 'Price' : 'Price with GST';
    const message = `${what} ${formatRupees(above)} is above the MRP ${formatRupees(prices.mrp)}`;
    problems.push({ field: 'price', message });
  }
  return problems;
}

const NO_GST: GstRate = { basisPoints: 0, above: null };

/** Validated price: variant, history and audit log. */
export async function writePriceNow(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  {
    stored,
    wanted,
    productName,
  }: {
    readonly stored: PricedVariant['variant'];
    readonly wanted: PricedVariant['variant'];
    readonly productName: string;
  },
): Promise<void> {
  const form = { ...pricesOf(wanted), variantId: stored.id, version: stored.version, takesEffectAt: null };
  await write(tx, deps, actor, form, { variant: stored, productName });
}

async function write(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  form: PriceForm,
  priced: Omit<PricedVariant, 'hsnCode'>,
  importId: string | null = null,
): Promise<void> {
  const at = deps.now();
  const isNow = form.takesEffectAt === null;
  if (isNow) await writePrices(tx, form.variantId, columnsOf(form), at);
  await insertPriceChange(tx, actor, {
    id: deps.newId(),
    variantId: form.variantId,
    ...(isNow && fromColumnsOf(priced)),
    ...columnsOf(form),
    takesEffectAt: form.takesEffectAt ?? at,
    appliedAt: isNow ? at : null,
    importId,
    createdAt: at,
  });
  const { price, originalPrice, mrp } = form;
  const action = isNow ? 'changed the price' : 'scheduled a price';
  const to = { price, originalPrice, mrp, ...(form.takesEffectAt !== null && { from: form.takesEffectAt }) };
  recordPrice(tx, deps, actor, priced, { action, before: pricesOf(priced.variant), after: to });
}

type PriceAct = {
  readonly action: string;
  readonly before: object;
  readonly after: object | null;
  readonly reason?: string;
};

export function recordPrice(
  tx: Database,
  deps: SavingDeps,
  actor: Actor,
  { variant, productName }: Omit<PricedVariant, 'hsnCode'>,
  { action, before, after, reason }: PriceAct,
): void {
  const facts = (prices: object) => ({ variant: variant.sku, ...prices });
  recordAct(tx, deps, actor, {
    action,
    kind: 'product',
    id: variant.productId,
    label: productName,
    before: facts(before),
    after: after === null ? null : facts(after),
    reason: reason ?? null,
  });
}

export function columnsOf({ price, originalPrice, mrp }: VariantPrices) {
  return { pricePaise: price, originalPricePaise: originalPrice, mrpPaise: mrp };
}

export function fromColumnsOf({ variant }: Pick<PricedVariant, 'variant'>) {
  return {
    fromPricePaise: variant.pricePaise,
    fromOriginalPricePaise: variant.originalPricePaise,
    fromMrpPaise: variant.mrpPaise,
  };
}
