import { actorId, type StaffActor, type SystemActor } from '@ilaneer/domain/actor/actor';
import { isCouponReusable } from '@ilaneer/domain/coupon/coupon';
import { NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { amountDue, isCashDue } from '@ilaneer/domain/order/amount-due';
import { cashRoundOffOf } from '@ilaneer/domain/order/cash-round-off';
import { ok, type Result } from '@ilaneer/domain/result';
import { beforeCash, type CashBack, comesBackWhole, withRoundOff } from '@ilaneer/domain/return/cash-back';
import { creditNoteFigures, remainingTaxable } from '@ilaneer/domain/tax-document/credit-note-figures';
import { creditShares } from '@ilaneer/domain/tax-document/document-content';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { coinsToRefund, refundCoins, reverseEarned } from '../../modules/coin/coin.ts';
import { returnCouponUse } from '../../modules/coupon/coupon.ts';
import { type Order, toInvoicedOrder, writeCredited } from '../../modules/order/order.ts';
import { goodwillOf } from '../../modules/payment/payment.ts';
import type { OrderReturn } from '../../modules/return/return.ts';
import { issueCreditNote, listInvoices } from '../../modules/tax-document/tax-document.ts';
import { contentOf, invoiceOf } from '../documents/documents.ts';
import { executeRefund, type ReferenceFailure, refundable, splitRefund } from '../settlement/settlement.ts';
import { type FoundReturn, type ReturnPlan, refundedOf } from './find-return.ts';
import { postReturn } from './post-return.ts';

export async function planRefund(
  tx: Database,
  deps: Deps,
  actor: StaffActor | SystemActor,
  found: FoundReturn,
  reference: string | null,
): Promise<Result<ReturnPlan, ReferenceFailure>> {
  const refunded = refundedOf(found.all);
  const { amount, roundOff, credited, paidOut } = await refundFigure(tx, deps, found);
  const split = await splitRefund(tx, found.order, amount, { paidOut, reference });
  if (!split.ok) return split;
  return ok({
    changes: {
      refundedAt: found.at,
      refundPosition: refunded.length + 1,
      refundPaise: amount,
      roundOffPaise: roundOff,
      creditedPaise: credited,
      refundCoins: await coinsBackFor(tx, found),
      refundReference: split.value.reference,
      refundedByKind: actor.kind,
      refundedById: actorId(actor),
    },
    note: split.value.reference,
    also: async (changed) => {
      const { request } = changed;
      const refundedOrder = await executeRefund(tx, deps, actor, changed.order, { amount, paidOut, request });
      const order = await creditBeforeCash(tx, deps, refundedOrder, credited, found.at);
      const { note } = await noteOf(tx, deps, changed);
      await creditReturn(tx, deps, changed, note);
      for (const step of REFUND_STEPS) await step(tx, deps, actor, { ...changed, order });
      await postReturn(tx, { ...changed, order }, { note, byHand: split.value.byHand });
      return order;
    },
  });
}

/** Capped by the remaining payment (RETURN-16), with cash rounding (RETURN-23) and earlier refunds. */
export async function refundFigure(
  tx: Database,
  deps: Pick<Deps, 'brand'>,
  found: FoundReturn,
): Promise<CashBack & { readonly credited: Paise; readonly paidOut: Paise }> {
  const { order, request, all } = found;
  const refunded = refundedOf(all);
  const paidOut = sumPaise(sumOf(refunded), await goodwillOf(tx, order.id));
  const { note } = await noteOf(tx, deps, found);
  const left = await refundable(tx, order, paidOut);
  if (isCashDue(order)) {
    const due = subtractPaise(amountDue(order), paise(order.cashRoundOffPaise));
    return { ...beforeCash(note.total, { due, left }), paidOut };
  }
  const roundedBefore = sumPaise(...refunded.map(({ roundOffPaise }) => paise(roundOffPaise)));
  const back = withRoundOff(note.total, {
    left,
    roundOff: subtractPaise(paise(order.cashRoundOffPaise), roundedBefore),
    isLast: comesBackWhole(
      order,
      [...refunded, request].flatMap(({ lines }) => lines),
    ),
  });
  return { ...back, credited: NO_PAISE, paidOut };
}

export async function noteOf(
  tx: Database,
  { brand }: Pick<Deps, 'brand'>,
  { order, request, all }: Omit<FoundReturn, 'at'>,
): Promise<{ readonly note: InvoiceFigures; readonly sellerState: string }> {
  const [invoice] = await listInvoices(tx, [order.id]);
  const sellerState = (invoice?.seller ?? brand.seller).state;
  const before = refundedOf(all).flatMap(({ lines }) => lines);
  const note = creditNoteFigures(toInvoicedOrder(order), sellerState, before, request.lines);
  return { note, sellerState };
}

/** None for orders without invoice (older shops). The order is locked. */
export async function creditReturn(
  tx: Database,
  deps: Pick<Deps, 'newId' | 'brand' | 'now'>,
  { order, request, at }: Omit<FoundReturn, 'all'>,
  figures: InvoiceFigures,
): Promise<void> {
  const document = await invoiceOf(tx, order.id);
  if (document === null) return;
  const invoice = await contentOf(tx, deps, document);
  const refund = paise(request.refundPaise ?? 0);
  const exchange = paise(request.exchangePaise ?? 0);
  const roundOff = paise(request.roundOffPaise);
  const notCollected = paise(request.creditedPaise);
  const credited = creditShares(figures.total, { refund, exchange, credited: notCollected, roundOff });
  await issueCreditNote(
    tx,
    deps,
    { orderId: order.id, returnId: request.id, invoice, figures, units: request.lines, credited },
    at,
  );
}

function sumOf(refunded: readonly OrderReturn[]): Paise {
  return sumPaise(...refunded.map(({ refundPaise }) => paise(refundPaise ?? 0)));
}

/** Less to collect, rounded again (PAYMENT-23). */
async function creditBeforeCash(
  tx: Database,
  { config }: Pick<Deps, 'config'>,
  order: Order,
  credited: Paise,
  at: Date,
): Promise<Order> {
  if (credited === 0) return order;
  const creditedPaise = order.creditedPaise + credited;
  const cashRoundOffPaise = cashRoundOffOf({ ...order, creditedPaise }, config.roundsCash);
  return writeCredited(tx, order, { creditedPaise, cashRoundOffPaise }, at);
}

/** Effect of a refund, in its transaction; the order is locked. */
type RefundStep = (
  tx: Database,
  deps: Deps,
  actor: StaffActor | SystemActor,
  refunded: FoundReturn,
) => Promise<void>;

const REFUND_STEPS: readonly RefundStep[] = [
  (tx, _deps, actor, { order, request, at }) =>
    refundCoins(tx, actor, order, { returnId: request.id, coins: request.refundCoins, at }),
  reverseEarnedCoins,
  returnCoupon,
];

/** Used coins to give back; the order is locked. 0 for deleted accounts. */
export async function coinsBackFor(tx: Database, { order, request, all }: FoundReturn): Promise<number> {
  const earlier = refundedOf(all);
  const returned = [...earlier, request].flatMap(({ lines }) => lines);
  const invoiced = toInvoicedOrder(order);
  return coinsToRefund(tx, order, {
    givenBack: earlier.reduce((coins, { refundCoins }) => coins + refundCoins, 0),
    goods: invoiced.taxable,
    keptGoods: remainingTaxable(invoiced, returned),
  });
}

/** Coins spent meanwhile are forgiven: faulty goods are refunded in full. */
export async function reverseEarnedCoins(
  tx: Database,
  _deps: Deps,
  actor: StaffActor | SystemActor,
  { order, request, all, at }: FoundReturn,
): Promise<void> {
  const returned = [...refundedOf(all), request].flatMap(({ lines }) => lines);
  await reverseEarned(tx, actor, order, {
    keptGoods: remainingTaxable(toInvoicedOrder(order), returned),
    at,
  });
}

/** After a full return through the shop's fault. */
async function returnCoupon(
  tx: Database,
  _deps: Deps,
  _actor: StaffActor | SystemActor,
  { order, request, all, at }: FoundReturn,
): Promise<void> {
  if (order.couponCode === null) return;
  const returned = [...refundedOf(all), request].flatMap(({ lines }) => lines);
  if (isCouponReusable(order.lines, returned)) await returnCouponUse(tx, order.id, at);
}
