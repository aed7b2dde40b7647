import type { StaffActor, SystemActor } from '@ilaneer/domain/actor/actor';
import {
  floorAtZero,
  minPaise,
  NO_PAISE,
  type Paise,
  paise,
  subtractPaise,
  sumPaise,
} from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { netPaid } from '@ilaneer/domain/payment/plan-refund';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { paidByGiftCard } from '../../modules/gift-card/gift-card.ts';
import { type Order, writePaymentStatus } from '../../modules/order/order.ts';
import { listPayments, listRefunds } from '../../modules/payment/payment.ts';
import { type RefundDeps, refundOrder } from './request-refund.ts';

/** Maximum length of a manual reference. */
export const LONGEST_REFERENCE = 60;

export type ReferenceFailure = Failure & {
  readonly code: 'VALIDATION_FAILED';
  readonly data: { readonly why: 'reference needed' | 'reference not needed' };
};

/** `paidOut`: returned before by returns and goodwill. */
type MoneyBack = {
  readonly amount: Paise;
  readonly paidOut: Paise;
  readonly request: { readonly id: string; readonly number: number };
};

/** The rest by hand with a reference. The order is locked. Errors: VALIDATION_FAILED. */
export async function splitRefund(
  tx: Database,
  order: Order,
  amount: Paise,
  { paidOut, reference }: { readonly paidOut: Paise; readonly reference: string | null },
): Promise<Result<{ readonly byHand: Paise; readonly reference: string | null }, ReferenceFailure>> {
  const byHand = subtractPaise(amount, minPaise(amount, await automaticallyRefundable(tx, order)));
  if (amount > (await refundable(tx, order, paidOut))) {
    throw new Error(`order ${order.id} was to give back more than it took`);
  }
  const given = reference?.trim() ?? '';
  if (byHand === 0) {
    if (given === '') return ok({ byHand, reference: null });
    return err(
      refused('reference not needed', 'This is refunded automatically to the original payment method'),
    );
  }
  if (given !== '' && given.length <= LONGEST_REFERENCE) return ok({ byHand, reference: given });
  const message = `It was paid in cash: pay it out, then give its reference, at most ${LONGEST_REFERENCE} characters`;
  return err(refused('reference needed', message));
}

/** Held, with `paidOut` refunded before. The order is locked. */
export async function refundable(tx: Database, order: Order, paidOut: Paise): Promise<Paise> {
  const paidOutByHand = subtractPaise(paidOut, await returnedByItself(tx, order));
  const keptByHand = floorAtZero(subtractPaise(takenByHand(order), paidOutByHand));
  return sumPaise(await automaticallyRefundable(tx, order), keptByHand);
}

function refused(why: ReferenceFailure['data']['why'], message: string): ReferenceFailure {
  return { ...invalid([{ field: 'reference', message }]), code: 'VALIDATION_FAILED', data: { why } };
}

export async function executeRefund(
  tx: Database,
  deps: RefundDeps,
  actor: StaffActor | SystemActor,
  order: Order,
  { amount, paidOut, request }: MoneyBack,
): Promise<Order> {
  const byItself = minPaise(amount, await automaticallyRefundable(tx, order));
  const { id: returnId, number } = request;
  const refunded =
    byItself > 0
      ? await refundOrder(tx, deps, actor, order, { amount: byItself, cause: 'return', returnId, number })
      : order;
  const isAllBack =
    amount > 0 && paidOut + amount === order.totalPaise - order.creditedPaise + order.cashRoundOffPaise;
  return isAllBack && refunded.paymentStatus !== 'refunded'
    ? writePaymentStatus(tx, refunded, 'refunded', deps.now())
    : refunded;
}

// Cash counts once the order is paid.
function takenByHand(order: Order): Paise {
  return order.paymentMethod === 'cod' && order.paymentStatus !== 'pending' ? amountDue(order) : NO_PAISE;
}

/** Automatic refunds so far: gift card and gateways. */
async function returnedByItself(tx: Database, order: Order): Promise<Paise> {
  const refunds = await listRefunds(tx, [order.id]);
  const ofReturns = refunds.filter(({ cause }) => cause === 'return' || cause === 'goodwill');
  const toCard = subtractPaise(paise(order.giftCardPaise), await paidByGiftCard(tx, order));
  return sumPaise(toCard, ...ofReturns.map(({ amountPaise }) => paise(amountPaise)));
}

/** Automatically refundable rest. */
export async function automaticallyRefundable(tx: Database, order: Order): Promise<Paise> {
  const payments = await listPayments(tx, [order.id]);
  const online = netPaid(
    payments
      .filter(({ status }) => wasCaptured(status))
      .map(({ id, amountPaise, refundedPaise }) => ({
        id,
        taken: paise(amountPaise),
        refunded: paise(refundedPaise),
      })),
  );
  return sumPaise(online, await paidByGiftCard(tx, order));
}
