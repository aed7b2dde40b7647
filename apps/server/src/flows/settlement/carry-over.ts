import type { Actor } from '@ilaneer/domain/actor/actor';
import { carriedEntry } from '@ilaneer/domain/journal/money-entries';
import { minPaise, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { keptOf, type PaidPart, planRefund } from '@ilaneer/domain/payment/plan-refund';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { moveGiftCardUse, paidByGiftCard } from '../../modules/gift-card/gift-card.ts';
import { customerAccountOf, postEntry } from '../../modules/journal/journal.ts';
import type { Order } from '../../modules/order/order.ts';
import { carryPayment, listPayments, lockPayment, type Payment } from '../../modules/payment/payment.ts';

/** Part of an order's payment (RETURN-17). */
export type CarriedMoney = {
  readonly byGiftCard: Paise;
  readonly byPayments: readonly { readonly payment: Payment; readonly amount: Paise }[];
  readonly byHand: Paise;
};

// Cannot collide: payment ids are random.
const GIFT_CARD = 'gift card';

/** Which payments cover the replacement after `back` is refunded, in refund order. The order is locked. */
export async function planCarrying(
  tx: Database,
  order: Order,
  { back, carried }: { readonly back: Paise; readonly carried: Paise },
): Promise<CarriedMoney> {
  const taken: Payment[] = [];
  for (const { id, status } of await listPayments(tx, [order.id])) {
    if (wasCaptured(status)) taken.push(await lockPayment(tx, id));
  }
  const parts: PaidPart[] = [
    { id: GIFT_CARD, taken: await paidByGiftCard(tx, order), refunded: NO_PAISE },
    ...taken.map((payment) => ({
      id: payment.id,
      taken: paise(payment.amountPaise),
      refunded: paise(payment.refundedPaise),
    })),
  ];
  const gone = planRefund(parts, minPaise(back, keptOf(parts))).parts;
  const left = parts.map((part) => {
    const amount = gone.find(({ id }) => id === part.id)?.amount ?? NO_PAISE;
    return { ...part, refunded: sumPaise(part.refunded, amount) };
  });
  const byItself = minPaise(carried, keptOf(left));
  const plan = planRefund(left, byItself).parts;
  return {
    byGiftCard: plan.find(({ id }) => id === GIFT_CARD)?.amount ?? NO_PAISE,
    byPayments: taken.flatMap((payment) => {
      const amount = plan.find(({ id }) => id === payment.id)?.amount;
      return amount === undefined ? [] : [{ payment, amount }];
    }),
    byHand: subtractPaise(carried, byItself),
  };
}

export async function carryOver(
  tx: Database,
  deps: Pick<Deps, 'newId'>,
  actor: Actor,
  money: CarriedMoney,
  carrying: {
    readonly from: Order;
    readonly to: { readonly id: string; readonly number: string };
    readonly request: { readonly id: string; readonly number: number };
    readonly at: Date;
  },
): Promise<void> {
  const { from, to, request, at } = carrying;
  const { byGiftCard, byPayments, byHand } = money;
  const cash = { sourceId: request.id, orderId: from.id, amount: byHand, happenedAt: at };
  const customer = await customerAccountOf(tx, from.id);
  await postEntry(tx, carriedEntry('cash carried over', { ...cash, customer }, to.id));
  if (byGiftCard > 0) await moveGiftCardUse(tx, actor, { from, to: to.id, amount: byGiftCard, at });
  for (const { payment, amount } of byPayments) {
    await carryPayment(tx, actor, await lockPayment(tx, payment.id), {
      id: deps.newId(),
      amount,
      reason: `Return ${request.number}, exchanged for ${to.number}`,
      returnId: request.id,
      to: { paymentId: deps.newId(), orderId: to.id, orderNumber: to.number },
      at,
    });
  }
}
