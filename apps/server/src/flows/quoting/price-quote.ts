import { priceAboveMrp } from '@ilaneer/domain/catalogue/price-with-gst';
import { formatRupees, type Paise, paise } from '@ilaneer/domain/money';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { FLAT_RATE } from '@ilaneer/domain/pricing/gst-rate';
import { quoteFigures } from '@ilaneer/domain/quote/quote-figures';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { stateOfGstin } from '@ilaneer/domain/tax-document/place-of-supply';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type CartLine, findVariants, toPricedLine } from '../../modules/cart/cart.ts';
import type { QuotedLine } from '../../modules/quote/quote.ts';
import { ratesNow, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';

export type PriceDeps = Pick<Deps, 'db' | 'now' | 'brand'> & TaxRateDeps;

export type WantedLine = Pick<QuotedLine, 'variantId' | 'quantity' | 'pricePaise'>;

/** At the quoted price; `listPaise` is the shop's. */
export type PricedQuoteLine = CartLine & { readonly listPaise: number };

/** As cart lines. Errors: VALIDATION_FAILED by line (not for sale, above the MRP). */
export async function quotedLines(
  db: Database,
  deps: Pick<Deps, 'now'> & TaxRateDeps,
  wanted: readonly WantedLine[],
): Promise<Result<readonly PricedQuoteLine[], Failure>> {
  const at = deps.now();
  const rateOf = ratesNow(deps);
  const found = await findVariants(
    db,
    wanted.map(({ variantId }) => variantId),
  );
  const read = wanted.map(({ variantId, quantity, pricePaise }, index) => {
    const variant = found.find((one) => one.variantId === variantId);
    if (variant === undefined || !variant.isSold || rateOf(variant.hsnCode) === null) {
      const name = variant === undefined ? 'This item' : lineName(variant);
      return { problem: { field: `lines.${index}.quantity`, message: `${name} is not for sale any more` } };
    }
    const mrp = paise(variant.mrpPaise);
    const above = priceAboveMrp(paise(pricePaise), rateOf(variant.hsnCode) ?? FLAT_RATE, mrp);
    if (above !== null) {
      const message = `With GST this is ${formatRupees(above)}, above the MRP of ${formatRupees(mrp)}`;
      return { problem: { field: `lines.${index}.price`, message } };
    }
    const originalPricePaise = Math.max(variant.originalPricePaise, pricePaise);
    const prices = { pricePaise, originalPricePaise, listPaise: variant.pricePaise };
    return { line: { ...variant, ...prices, quantity, giftNote: null, addedAt: at, updatedAt: at } };
  });
  const problems = read.flatMap(({ problem }) => problem ?? []);
  return problems.length > 0 ? err(invalid(problems)) : ok(read.flatMap(({ line }) => line ?? []));
}

/** With the freight before or with GST, as the shop's own delivery charge (QUOTE-2). */
export function figuresOfQuote(
  deps: Pick<Deps, 'now' | 'brand'> & TaxRateDeps,
  lines: readonly CartLine[],
  {
    freight,
    gstin,
    state,
  }: { readonly freight: Paise; readonly gstin: string | null; readonly state: string },
): InvoiceFigures {
  const rateOf = ratesNow(deps);
  const goods = lines.map((line) => ({
    ...toPricedLine(line, rateOf),
    description: lineName(line),
    hsnCode: line.hsnCode,
  }));
  const supplyState = (gstin === null ? null : stateOfGstin(gstin)) ?? state;
  return quoteFigures(goods, freight, { sellerState: deps.brand.state, supplyState });
}

export function toQuotedLine(line: PricedQuoteLine): QuotedLine {
  const { productId, variantId, name, variantName, sku, hsnCode, picture } = line;
  const { quantity, pricePaise, listPaise, mrpPaise } = line;
  const goods = { productId, variantId, name, variantName, sku, hsnCode, picture };
  return { ...goods, quantity, pricePaise, listPaise, mrpPaise };
}
