import { coinSavings } from '@ilaneer/domain/coin/coin';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { NO_PAISE } from '@ilaneer/domain/money';
import { type BestPrice, bestPrice } from '@ilaneer/domain/pricing/best-price';
import { type CartSummary, type PricedLine, priceCart } from '@ilaneer/domain/pricing/price-cart';
import type { AppDeps } from '../../../app-deps.ts';
import type { CartLine } from '../../../modules/cart/repository.ts';
import { isForSale, toPricedLine } from '../../../modules/cart/views.ts';
import { type CouponRow, findCoupon, listShownCoupons } from '../../../modules/coupon/repository.ts';
import { ratesNow } from '../../../modules/tax-rate/rate-of-hsn.ts';
import { adviseOnCoins, type CoinsAdvice } from './advise-on-coins.ts';
import { type JudgedCoupon, judgeCoupons } from './judge-coupons.ts';

/** The figures of a choice, beside those of the cheapest one. */
export type PriceAdvice = {
  readonly coupon: JudgedCoupon | null;
  readonly problem: string | null;
  readonly lines: readonly PricedLine[];
  readonly summary: CartSummary;
  readonly coins: CoinsAdvice;
  readonly best: BestPrice;
};

/** What somebody would like to use: a coupon's code as it was typed, and at most so many coins. */
export type WantedReductions = { readonly couponCode: string | undefined; readonly coins: number };

/** What a chosen coupon and coins make of a shopper's lines, and which of them make the total lowest. */
export async function adviseOnPrice(
  env: Pick<AppDeps, 'db' | 'now' | 'hsnRates'>,
  userId: string,
  asked: readonly CartLine[],
  wanted: WantedReductions,
): Promise<PriceAdvice> {
  const code = normaliseCouponCode(wanted.couponCode ?? '');
  const shown = await listShownCoupons(env.db);
  const chosenRow = code === '' ? null : await findCoupon(env.db, code);
  const rows = withChosen(shown, chosenRow);
  const rateOf = ratesNow(env);
  const lines = asked.filter((line) => isForSale(line, rateOf));
  const judged = await judgeCoupons(env.db, rows, { userId, lines }, env.now());
  const coupon = judged.find(({ row }) => row.id === chosenRow?.id) ?? null;
  const priced = lines.map((line) => toPricedLine(line, rateOf));
  const usable = judged.flatMap(({ row, isUsable, discount }) =>
    isUsable === true ? [{ code: row.code, discount }] : [],
  );
  const discount = coupon?.discount ?? NO_PAISE;
  const coins = await adviseOnCoins(env, userId, { lines: priced, discount, most: wanted.coins });
  return {
    coupon,
    problem: code !== '' && coupon === null ? 'Coupon not found' : (coupon?.problem ?? null),
    lines: priced,
    summary: priceCart(priced, { coupon: discount, coins: coinSavings(coins.used) }),
    coins,
    best: bestPrice(priced, usable, coins.problem === null ? coins.balance : 0),
  };
}

// A hidden coupon that was typed in may be the best one too.
function withChosen(shown: readonly CouponRow[], chosen: CouponRow | null): readonly CouponRow[] {
  return chosen === null || shown.some(({ id }) => id === chosen.id) ? shown : [...shown, chosen];
}
