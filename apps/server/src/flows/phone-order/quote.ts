import { NO_PAISE } from '@ilaneer/domain/money';
import { type CartSummary, type PricedLine, priceCart } from '@ilaneer/domain/pricing/price-cart';
import { type ExplainedPromotion, explainPromotions } from '@ilaneer/domain/promotion/explain-promotions';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  type CartLine,
  findVariants,
  isForSale,
  promoteLines,
  takingCoupon,
  toCouponLines,
} from '../../modules/cart/cart.ts';
import { reserveCoupon } from '../../modules/coupon/coupon.ts';
import { readRunning } from '../../modules/promotion/promotion.ts';
import { ratesNow, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';

export type PhoneLine = { readonly variantId: string; readonly quantity: number };

type Quoted = {
  readonly lines: readonly CartLine[];
  readonly priced: readonly PricedLine[];
  readonly summary: CartSummary;
  readonly couponProblem: string | null;
  readonly promotions: readonly ExplainedPromotion[];
};

/** As cart lines. Errors: VALIDATION_FAILED with the line. */
export async function phoneLines(
  db: Database,
  deps: TaxRateDeps & Pick<Deps, 'now'>,
  wanted: readonly PhoneLine[],
): Promise<Result<readonly CartLine[], Failure>> {
  const at = deps.now();
  const found = await findVariants(
    db,
    wanted.map(({ variantId }) => variantId),
  );
  const rateOf = ratesNow(deps);
  const lines: CartLine[] = [];
  for (const [index, { variantId, quantity }] of wanted.entries()) {
    const variant = found.find((one) => one.variantId === variantId);
    const isTwice = wanted.findIndex((one) => one.variantId === variantId) < index;
    if (isTwice || variant === undefined || !isForSale(variant, rateOf)) {
      const message = isTwice
        ? 'This item is named twice'
        : `${variant?.name ?? 'This item'} is not for sale`;
      return err(invalid([{ field: `lines.${index}.quantity`, message }]));
    }
    lines.push({ ...variant, quantity, addedAt: at, updatedAt: at });
  }
  return ok(lines);
}

/** ORDER-38. Errors: those of phoneLines. */
export async function quoteOrder(
  deps: Pick<Deps, 'db' | 'now' | 'delivery'> & TaxRateDeps,
  wanted: {
    readonly customerId: string | null;
    readonly lines: readonly PhoneLine[];
    readonly couponCode: string | null;
    readonly pinCode?: string | null;
  },
): Promise<Result<Quoted, Failure>> {
  const found = await phoneLines(deps.db, deps, wanted.lines);
  if (!found.ok) return found;
  const lines = found.value;
  const { customerId, couponCode: code, pinCode = null } = wanted;
  const at = deps.now();
  const rateOf = ratesNow(deps);
  const running = await readRunning(deps.db, customerId, at);
  const promotedWith = (hasCoupon: boolean) =>
    promoteLines(lines, { rateOf, rules: deps.delivery, running, hasCoupon, pinCode });
  const withCoupon = promotedWith(code !== null);
  const couponLines = toCouponLines(lines, withCoupon.lines);
  const taken = await transactAll(deps.db, (tx) =>
    reserveCoupon(tx, { userId: customerId ?? '', code, lines: couponLines, at }),
  );
  const coupon = taken.ok ? taken.value : null;
  const promoted = coupon === null ? promotedWith(false) : withCoupon;
  const priced = takingCoupon(promoted.lines, couponLines, coupon);
  return ok({
    lines,
    priced,
    summary: priceCart(priced, promoted.rules, { coupon: coupon?.discount ?? NO_PAISE, coins: NO_PAISE }),
    promotions: explainPromotions(promoted.outcome),
    couponProblem: taken.ok ? null : (taken.error.message ?? 'This coupon cannot be used'),
  });
}
