import { isOpen } from '@ilaneer/domain/payment/payment-status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { GatewayMethod } from '../../db/schema/payment.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { restOf } from '../gift-card/rest-of-order.ts';
import { addTimelineEntry, lockAnyOrder } from '../order/moves-repository.ts';
import type { Order } from '../order/repository.ts';
import type { PaymentEnvironment } from './environment.ts';
import { type GatewayCard, GatewayUnavailable } from './gateway.ts';
import { insertPayment, listPayments, type Payment } from './repository.ts';
import { findSavedCard } from './saved-cards-repository.ts';

/** How the shopper wants to pay at the gateway. */
export type PaymentChoice = {
  readonly method: GatewayMethod;
  readonly savedCardId: string | null;
  readonly saveCard: boolean;
};

/**
 * Starts a payment for an order that waits for it. An open UPI attempt is taken up again, so that a code
 * which the shopper has scanned already stays good; one that was declined is not. Errors: PAYMENT_NOT_DUE, PAYMENT_METHOD_UNAVAILABLE, SAVED_CARD_NOT_FOUND,
 * GATEWAY_UNAVAILABLE; the order stays payable.
 */
export async function openPayment(
  env: PaymentEnvironment,
  order: Order,
  choice: PaymentChoice,
): Promise<Result<Payment, Failure>> {
  const { gateway } = env;
  if (gateway === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  if (!isPayable(order, env.now())) return err({ code: 'PAYMENT_NOT_DUE' });
  const card = await chosenCard(env, order.userId, choice);
  if (!card.ok) return card;

  const attempts = await listPayments(env.db, [order.id]);
  const openUpi = attempts.findLast(
    ({ method, status }) => method === 'upi' && isOpen(status) && status !== 'failed',
  );
  if (choice.method === 'upi' && openUpi !== undefined) return ok(openUpi);

  const paymentId = env.newId();
  const { fullName: name, email, phone } = order.deliveryAddress;
  let gatewayOrderId: string;
  try {
    ({ gatewayOrderId } = await gateway.open({
      paymentId,
      amount: restOf(order),
      description: `${env.brand.name} order ${order.number}`,
      method: choice.method,
      savedCard: card.value,
      savesCard: choice.saveCard && choice.method === 'card',
      shopper: { name, email, phone },
    }));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    env.log.warn({ err: error }, 'a payment could not be opened');
    return err({ code: 'GATEWAY_UNAVAILABLE' });
  }
  return transact<Payment, Failure>(env.db, async (tx) => {
    const now = await lockAnyOrder(tx, order.id);
    const at = env.now();
    if (now === null || !isPayable(now, at)) return err({ code: 'PAYMENT_NOT_DUE' });
    const payment: Payment = {
      id: paymentId,
      orderId: order.id,
      userId: order.userId,
      gateway: gateway.name,
      gatewayOrderId,
      gatewayPaymentId: null,
      method: choice.method,
      status: 'created',
      amountPaise: restOf(order),
      refundedPaise: 0,
      failureReason: null,
      createdAt: at,
      updatedAt: at,
    };
    await insertPayment(tx, payment);
    await addTimelineEntry(tx, now, { kind: 'payment_created', actor: 'shopper', note: choice.method, at });
    return ok(payment);
  });
}

/** Whether an order may be paid at a moment. */
export function isPayable(order: Order, at: Date): boolean {
  return order.status === 'pending' && order.payableUntil !== null && order.payableUntil > at;
}

async function chosenCard(
  env: PaymentEnvironment,
  userId: string,
  choice: PaymentChoice,
): Promise<Result<GatewayCard | null, Failure>> {
  if (choice.method !== 'saved-card') return ok(null);
  const card = choice.savedCardId === null ? null : await findSavedCard(env.db, userId, choice.savedCardId);
  return card === null || card.gateway !== env.gateway?.name
    ? err({ code: 'SAVED_CARD_NOT_FOUND' })
    : ok({ token: card.token, network: card.network, last4: card.last4 });
}
