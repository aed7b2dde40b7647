import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { coinSavings, usableCoins } from '@ilaneer/domain/coin/coin';
import { coinRefusalText } from '@ilaneer/domain/coin/judge-coins';
import { normaliseCouponCode } from '@ilaneer/domain/coupon/coupon';
import { isCouponFor } from '@ilaneer/domain/coupon/judge-coupon';
import { rulesBy } from '@ilaneer/domain/delivery/methods';
import { NO_PAISE, type Paise, subtractPaise } from '@ilaneer/domain/money';
import {
  type BestPrice,
  bestPrice,
  coinsBringDeliveryBack,
  type Promoted,
} from '@ilaneer/domain/pricing/best-price';
import { cashRules, type DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { type CartSummary, goodsTotal, type PricedLine, priceCart } from '@ilaneer/domain/pricing/price-cart';
import type { Database } from '../../../db/connect.ts';
import { onOneConnection, pipeline } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  type CartLine,
  isCounted,
  promoteLines,
  takingCoupon,
  toCouponLines,
} from '../../../modules/cart/cart.ts';
import { type CoinBalance, readBalance } from '../../../modules/coin/coin.ts';
import {
  type CouponRow,
  findCoupon,
  type JudgedCoupon,
  judgeCoupons,
  listShownCoupons,
} from '../../../modules/coupon/coupon.ts';
import { readRunning } from '../../../modules/promotion/promotion.ts';
import { ratesNow, type TaxRateDeps } from '../../../modules/tax-rate/tax-rate.ts';

export type PriceAdvice = {
  readonly coupon: JudgedCoupon | null;
  readonly problem: string | null;
  readonly lines: readonly PricedLine[];
  readonly summary: CartSummary;
  readonly coins: CoinsAdvice;
  readonly best: BestPrice;
  /** A promotion is for some areas. */
  readonly isByArea: boolean;
};

type CoinsAdvice = {
  readonly balance: number;
  readonly usable: number;
  readonly used: number;
  readonly problem: string | null;
  /** All of them would lose free delivery. */
  readonly bringDeliveryBack: boolean;
};

type Asked = {
  readonly linesOf: (db: Database) => Promise<readonly CartLine[]>;
  readonly couponCode: string | undefined;
  readonly coins: number;
  readonly paysCash: boolean;
  /** Of the delivery, once known. */
  readonly pinCode: string | undefined;
  /** Unknown or left out: the usual way. */
  readonly deliveryMethod: string | undefined;
};

/** Price of the chosen coupon and coins, and the cheapest combination. */
export async function adviseOnPrice(
  deps: Pick<Deps, 'db' | 'now' | 'delivery' | 'methods'> & TaxRateDeps,
  actor: ShopperActor,
  { linesOf, couponCode, coins: most, paysCash, deliveryMethod, pinCode }: Asked,
): Promise<PriceAdvice> {
  const code = normaliseCouponCode(couponCode ?? '');
  const read = (db: Database) => readOffers(db, actor, { linesOf, code, at: deps.now() });
  const { asked, shown, chosenRow, balance, running } = await onOneConnection(deps.db, read);
  const rows = withChosen(shown, chosenRow);
  const method = deps.methods.methods.find(({ id }) => id === deliveryMethod) ?? null;
  const delivered = rulesBy(deps.delivery, method);
  const rateOf = ratesNow(deps);
  const lines = asked.filter((line) => isCounted(line, rateOf));
  const promotedWith = (hasCoupon: boolean): Promoted => {
    // Chosen without the fee, as when the order is placed.
    const promoted = promoteLines(lines, {
      rateOf,
      rules: delivered,
      running,
      hasCoupon,
      pinCode: pinCode ?? null,
    });
    return { ...promoted, rules: paysCash ? cashRules(promoted.rules) : promoted.rules };
  };
  const [without, withCoupon] = [promotedWith(false), promotedWith(true)];
  const couponLines = toCouponLines(lines, withCoupon.lines);
  const counted = rows.filter(({ id }) => id === chosenRow?.id);
  const judged = await judgeCoupons(deps, actor, { rows, lines: couponLines, counted });
  const coupon = judged.find(({ row }) => row.id === chosenRow?.id) ?? null;
  const promoted = coupon?.isUsable === true ? withCoupon : without;
  const priced = takingCoupon(promoted.lines, couponLines, coupon?.row ?? null);
  const usable = judged.flatMap(({ row, isUsable, discount }) =>
    isUsable === true
      ? [
          {
            code: row.code,
            discount,
            isFor: couponLines.map((line) => isCouponFor(row, line)),
            promoted: withCoupon,
          },
        ]
      : [],
  );
  const discount = coupon?.discount ?? NO_PAISE;
  const coins = adviseOnCoins(balance, promoted.rules, { lines: priced, discount, most });
  return {
    coupon,
    problem: code !== '' && coupon === null ? 'Coupon not found' : (coupon?.problem ?? null),
    lines: priced,
    summary: priceCart(priced, promoted.rules, { coupon: discount, coins: coinSavings(coins.used) }),
    coins,
    isByArea: running.promotions.some(({ pinAreas }) => pinAreas.length > 0),
    best: bestPrice(without.lines, {
      rules: without.rules,
      coupons: usable,
      balance: coins.problem === null ? coins.balance : 0,
    }),
  };
}

async function readOffers(
  db: Database,
  { userId }: ShopperActor,
  { linesOf, code, at }: Pick<Asked, 'linesOf'> & { readonly code: string; readonly at: Date },
) {
  const asked = linesOf(db);
  const shown = listShownCoupons(db);
  const chosenRow = code === '' ? Promise.resolve(null) : findCoupon(db, code);
  const balance = readBalance(db, userId, at);
  const running = readRunning(db, userId, at);
  await pipeline(asked, shown, chosenRow, balance, running);
  return {
    asked: await asked,
    shown: await shown,
    chosenRow: await chosenRow,
    balance: await balance,
    running: await running,
  };
}

// A typed hidden coupon competes too.
function withChosen(shown: readonly CouponRow[], chosen: CouponRow | null): readonly CouponRow[] {
  return chosen === null || shown.some(({ id }) => id === chosen.id) ? shown : [...shown, chosen];
}

function adviseOnCoins(
  { balance, isBarred }: CoinBalance,
  rules: DeliveryRules,
  {
    lines,
    discount,
    most,
  }: { readonly lines: readonly PricedLine[]; readonly discount: Paise; readonly most: number },
): CoinsAdvice {
  const usable = isBarred ? 0 : usableCoins(subtractPaise(goodsTotal(lines), discount), balance);
  return {
    balance,
    usable,
    used: Math.min(most, usable),
    problem: isBarred ? coinRefusalText({ reason: 'not-proven' }) : null,
    bringDeliveryBack: coinsBringDeliveryBack(lines, rules, discount, usable),
  };
}
