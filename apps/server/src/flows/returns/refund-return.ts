import { actorId, type StaffActor } from '@ilaneer/domain/actor/actor';
import { type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { ok, type Result } from '@ilaneer/domain/result';
import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { toInvoicedOrder } from '../../modules/order/order.ts';
import type { OrderReturn } from '../../modules/return/return.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { payBack, type ReferenceFailure, splitRefund } from '../settlement/settlement.ts';
import { type FoundReturn, type ReturnPlan, refundedOf } from './find-return.ts';
import { coinsBackFor, REFUND_STEPS } from './refund-steps.ts';

/**
 * The money of what came back goes back: through the gateway what was paid there, the rest by hand, with what names
 * that payment. Goods are worth what was really paid for them.
 */
export async function planRefund(
  tx: Database,
  deps: Deps,
  actor: StaffActor,
  found: FoundReturn,
  reference: string | null,
): Promise<Result<ReturnPlan, ReferenceFailure>> {
  const refunded = refundedOf(found.all);
  const paidOut = sumOf(refunded);
  const amount = await amountOf(tx, deps, found, refunded);
  const split = await splitRefund(tx, found.order, amount, { paidOut, reference });
  if (!split.ok) return split;
  return ok({
    changes: {
      refundedAt: found.at,
      refundPosition: refunded.length + 1,
      refundPaise: amount,
      refundCoins: await coinsBackFor(tx, found),
      refundReference: split.value.reference,
      refundedByKind: actor.kind,
      refundedById: actorId(actor),
    },
    note: split.value.reference,
    also: async (changed) => {
      const { request } = changed;
      const order = await payBack(tx, deps, actor, changed.order, { amount, paidOut, request });
      for (const step of REFUND_STEPS) await step(tx, deps, actor, { ...changed, order });
      return order;
    },
  });
}

async function amountOf(
  tx: Database,
  { brand }: Pick<Deps, 'brand'>,
  { order, request }: FoundReturn,
  refunded: readonly OrderReturn[],
): Promise<Paise> {
  const [invoice] = await listInvoices(tx, [order.id]);
  const seller = invoice?.seller ?? brand.seller;
  const before = refunded.flatMap(({ lines }) => lines);
  return creditNoteFigures(toInvoicedOrder(order), seller.state, before, request.lines).total;
}

function sumOf(refunded: readonly OrderReturn[]): Paise {
  return sumPaise(...refunded.map(({ refundPaise }) => paise(refundPaise ?? 0)));
}
