import { actorId, type StaffActor } from '@ilaneer/domain/actor/actor';
import { COIN_VALUE } from '@ilaneer/domain/coin/coin';
import { paise, subtractPaise, timesPaise } from '@ilaneer/domain/money';
import { goodsOf, type LineSnapshot, snapshotOf } from '@ilaneer/domain/order/line-snapshot';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type ExchangedLine, exchangeFigures, mayGoOut } from '@ilaneer/domain/tax-document/exchange-figures';
import type { Database } from '../../db/connect.ts';
import { afterCommit } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { refundCoins, reserveCoins } from '../../modules/coin/coin.ts';
import { insertOrder, type Order, supplyStateOf } from '../../modules/order/order.ts';
import { listExchangeVariants, type OrderReturn } from '../../modules/return/return.ts';
import {
  isSellable,
  NOT_FOR_SALE,
  priceModeNow,
  ratesNow,
  type TaxRateDeps,
} from '../../modules/tax-rate/tax-rate.ts';
import { reserve } from '../reservations/reservations.ts';
import {
  carryOver,
  executeRefund,
  planCarrying,
  type ReferenceFailure,
  splitRefund,
} from '../settlement/settlement.ts';
import { pricedAsIn } from './exchange-price.ts';
import { type FoundReturn, type ReturnPlan, refundedOf } from './find-return.ts';
import { postReturn } from './post-return.ts';
import { coinsBackFor, creditReturn, noteOf, refundFigure, reverseEarnedCoins } from './refund-return.ts';
import { coinsUsedAgain, replacementRows } from './replacement-order.ts';

/** Unnamed lines: the same goods. */
export type ExchangeWish = {
  readonly goods: readonly { readonly position: number; readonly variantId: string }[];
  readonly reference: string | null;
};

export type ExchangeFailure =
  | ReferenceFailure
  | (Failure & { readonly code: 'OUT_OF_STOCK' })
  | { readonly code: 'PERMISSION_MISSING'; readonly data: { readonly permission: 'refunds.issue' } }
  | { readonly code: 'EXCHANGE_REFUSED'; readonly message: string };

type ExchangeDeps = Deps & TaxRateDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

/** RETURN-17. Errors: OUT_OF_STOCK, EXCHANGE_REFUSED, VALIDATION_FAILED for the reference. */
export async function planExchange(
  tx: Database,
  deps: ExchangeDeps,
  actor: StaffActor,
  found: FoundReturn,
  { goods: wanted, reference }: ExchangeWish,
): Promise<Result<ReturnPlan, ExchangeFailure>> {
  const { order: sold, request, at } = found;
  const chosen = await outgoingGoods(tx, deps, sold, request, wanted);
  if (!chosen.ok) return chosen;
  const goods = chosen.value.map((one) => one.goods);
  const { note, sellerState } = await noteOf(tx, deps, found);
  const place = { sellerState, supplyState: supplyStateOf(sold) };
  const lines = chosen.value.map((one) => one.line);
  const figures = exchangeFigures(note, lines, place);
  // Paid with the goods' worth; cash rounding stays with the order (RETURN-23).
  const { worth: amount, paidOut } = await refundFigure(tx, deps, found);
  if (figures.total > amount) {
    return err(refused('Part of it is refunded already. Refund the rest instead'));
  }
  const back = subtractPaise(amount, figures.total);
  if (back > 0 && !actor.permissions.includes('refunds.issue')) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: 'refunds.issue' } });
  }
  const split = await splitRefund(tx, sold, back, { paidOut, reference });
  if (!split.ok) return split;
  const coinsBack = await coinsBackFor(tx, found);
  await refundCoins(tx, actor, sold, { returnId: request.id, coins: coinsBack, at });
  const coins = coinsUsedAgain(sold, goods, figures, coinsBack);
  const money = await planCarrying(tx, sold, { back, carried: figures.total });
  const rows = replacementRows(actor, {
    id: deps.newId(),
    for: sold,
    returnNumber: request.number,
    goods,
    figures,
    coins,
    money,
    at,
  });
  const replacement = await insertOrder(tx, rows.order, rows.lines, rows.event);
  const uses = await reserveCoins(tx, {
    userId: sold.userId,
    isProven: true,
    coins,
    // Calculated only if used.
    goods: timesPaise(COIN_VALUE, 2 * coins),
    at,
  });
  if (!uses.ok) throw new Error(`coins of return ${request.id} can not be used again`);
  const taken = { promotions: [], coupon: null, coins: uses.value, giftCard: null, replaced: null };
  const reserved = await reserve(tx, actor, replacement, taken);
  if (!reserved.ok) {
    const message = `${reserved.error.message}. Choose something else, or refund the return`;
    return err({ ...reserved.error, code: 'OUT_OF_STOCK', message });
  }
  afterCommit(tx, () => deps.catalogue.stockChanged());
  return ok({
    changes: {
      refundedAt: at,
      refundPosition: refundedOf(found.all).length + 1,
      refundPaise: amount,
      refundCoins: coinsBack,
      refundReference: split.value.reference,
      refundedByKind: actor.kind,
      refundedById: actorId(actor),
      exchangeOrderId: replacement.id,
      exchangePaise: figures.total,
    },
    event: 'return_exchanged',
    note: replacement.number,
    exchangedFor: replacement.number,
    also: async (changed) => {
      const given =
        back > 0
          ? await executeRefund(tx, deps, actor, changed.order, {
              amount: back,
              paidOut,
              request: changed.request,
            })
          : changed.order;
      await carryOver(tx, deps, actor, money, { from: given, to: replacement, request, at });
      await creditReturn(tx, deps, changed, note);
      await reverseEarnedCoins(tx, deps, actor, { ...changed, order: given });
      await postReturn(tx, { ...changed, order: given }, { note, byHand: split.value.byHand });
      return given;
    },
  });
}

type Chosen = { readonly goods: LineSnapshot; readonly line: ExchangedLine };

/** In line order. Errors: EXCHANGE_REFUSED. */
async function outgoingGoods(
  tx: Database,
  deps: TaxRateDeps & Pick<Deps, 'now'>,
  sold: Order,
  request: OrderReturn,
  wanted: ExchangeWish['goods'],
): Promise<Result<readonly Chosen[], ExchangeFailure>> {
  const variants = await listExchangeVariants(
    tx,
    sold.lines.map(({ productId }) => productId),
  );
  const chosen: Chosen[] = [];
  for (const { position, quantity } of request.lines) {
    const line = sold.lines.find((one) => one.position === position);
    if (line === undefined) throw new Error(`return ${request.id} is of a line that is gone`);
    const variantId = wanted.find((one) => one.position === position)?.variantId ?? line.variantId;
    const isSame = variantId === line.variantId;
    const variant = variants.find((one) => one.variantId === variantId && one.productId === line.productId);
    if (!isSame && variant === undefined) {
      return err(refused(`${line.name} can be exchanged for what is sold of it, and for nothing else`));
    }
    // The same goods go at their price; others must be sellable (PRICING-28).
    if (!isSame && variant !== undefined && !isSellable(variant, ratesNow(deps))) {
      return err(refused(`${variant.variantName || variant.name} is ${NOT_FOR_SALE}. Choose something else`));
    }
    const other =
      isSame || variant === undefined ? line : pricedAsIn(sold, line, variant, priceModeNow(deps));
    const goods = snapshotOf({ ...line, ...goodsOf(other), quantity });
    const exchanged = { isSame, soldAt: paise(line.pricePaise), price: paise(goods.pricePaise) };
    if (!mayGoOut(exchanged)) {
      return err(
        refused(`${goods.variantName || goods.name} costs more than what came back. Refund it instead`),
      );
    }
    chosen.push({ goods, line: exchanged });
  }
  return ok(chosen);
}

function refused(message: string): ExchangeFailure {
  return { code: 'EXCHANGE_REFUSED', message };
}
