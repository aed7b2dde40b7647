import { type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { ok, type Result } from '@ilaneer/domain/result';
import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import type { OrderReturn } from '../../modules/return/repository.ts';
import { toInvoicedOrder } from '../../modules/tax-document/invoiced-order.ts';
import { issueCreditNote } from '../../modules/tax-document/issue-credit-note.ts';
import type { IssueEnvironment } from '../../modules/tax-document/issue-invoice.ts';
import { listInvoices } from '../../modules/tax-document/repository.ts';
import type { MoveEnvironment } from '../fulfilment/transition-order.ts';
import { payBack, splitRefund } from '../settlement/pay-back.ts';
import { giveBackCoupon } from './return-coupon.ts';
import { coinsBackFor, giveBackUsed } from './return-used-coins.ts';
import { takeBackEarned } from './reverse-earned-coins.ts';
import { type MovedReturn, moveReturn, type ReturnToMove, type WhichReturn } from './transition-return.ts';

/** What refunding a return works with. */
export type RefundReturnEnvironment = MoveEnvironment & IssueEnvironment;

/** What happens besides with the refund of a return, in its transaction; the order is held. */
type WithRefund = (
  env: RefundReturnEnvironment,
  tx: Database,
  refunded: Pick<ReturnToMove, 'order' | 'request' | 'all' | 'at'>,
) => Promise<void>;

/** The one place for what a refund brings along: whoever keeps something of an order that a return undoes joins here. */
const WITH_REFUND: readonly WithRefund[] = [issueCreditNote, giveBackUsed, takeBackEarned, giveBackCoupon];

/**
 * The money of what came back goes back: through the gateway what was paid there, the rest by hand, with what names
 * that payment. Goods are worth what was really paid for them. Errors as moveReturn, and VALIDATION_FAILED when the
 * reference is missing or not needed.
 */
export function refundReturn(
  env: RefundReturnEnvironment,
  which: WhichReturn,
  reference: string | null,
): Promise<Result<MovedReturn, Failure>> {
  return moveReturn(env, which, {
    move: 'refunded',
    decide: async (tx, found) => {
      const refunded = found.all.filter(({ state }) => state === 'refunded');
      const amount = await amountOf(env, tx, found, refunded);
      const split = await splitRefund(tx, found.order, amount, { paidOut: sumOf(refunded), reference });
      if (!split.ok) return split;
      const changes = {
        refundedAt: found.at,
        refundPosition: refunded.length + 1,
        refundPaise: amount,
        refundCoins: await coinsBackFor(tx, found),
        refundReference: split.value.reference,
      };
      return ok({ changes, note: split.value.reference });
    },
    also: async (tx, { order, request, all, at }) => {
      const amount = paise(request.refundPaise ?? 0);
      const paidOut = sumOf(all.filter(({ state }) => state === 'refunded'));
      const paid = await payBack(env, tx, order, { amount, paidOut, request });
      for (const step of WITH_REFUND) await step(env, tx, { order: paid, request, all, at });
      return paid;
    },
  });
}

async function amountOf(
  env: RefundReturnEnvironment,
  tx: Database,
  { order, request }: ReturnToMove,
  refunded: readonly OrderReturn[],
): Promise<Paise> {
  const [invoice] = await listInvoices(tx, [order.id]);
  const seller = invoice?.seller ?? env.brand.seller;
  const before = refunded.flatMap(({ lines }) => lines);
  return creditNoteFigures(toInvoicedOrder(order), seller.state, before, request.lines).total;
}

function sumOf(refunded: readonly OrderReturn[]): Paise {
  return sumPaise(...refunded.map(({ refundPaise }) => paise(refundPaise ?? 0)));
}
