import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { type Paise, paise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import type { GatewayMethod } from '@ilaneer/domain/order/payment-method';
import { isToBePacked } from '@ilaneer/domain/order/status';
import { isOpen } from '@ilaneer/domain/payment/payment-status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { addTimelineEntry, lockAnyOrder, type Order } from '../../modules/order/order.ts';
import {
  customerForSaving,
  findCustomerId,
  findOpenRequest,
  GatewayUnavailable,
  insertPayment,
  listPayments,
  type Payment,
  type PaymentDeps,
  type PaymentGateway,
  type PaymentToOpen,
  refreshSavedCards,
} from '../../modules/payment/payment.ts';

export type PaymentChoice = {
  readonly order: Order;
  readonly method: GatewayMethod;
  readonly savedCardId: string | null;
  readonly saveCard: boolean;
  readonly byLink?: boolean;
};

/**
 * Reuses an open UPI attempt, so that a scanned code stays valid. Errors: PAYMENT_NOT_DUE,
 * PAYMENT_METHOD_UNAVAILABLE, SAVED_CARD_NOT_FOUND, GATEWAY_UNAVAILABLE.
 */
export async function openPayment(
  deps: Deps & PaymentDeps,
  actor: ShopperActor,
  { order, byLink = false, ...choice }: PaymentChoice,
): Promise<Result<Payment, Failure>> {
  const gateway = deps.gateways.current;
  if (gateway === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  const due = await dueNow(deps.db, order, deps.now());
  if (due === null) return err({ code: 'PAYMENT_NOT_DUE' });
  const attempts = await listPayments(deps.db, [order.id]);
  const openUpi = attempts.findLast(
    (attempt) =>
      attempt.gateway === gateway.name &&
      attempt.method === 'upi' &&
      attempt.requestId === due.requestId &&
      attempt.byLink === byLink &&
      isOpen(attempt.status) &&
      attempt.status !== 'failed',
  );
  if (choice.method === 'upi' && openUpi !== undefined) return ok(openUpi);

  const paymentId = deps.newId();
  const { fullName: name, email, phone } = order.deliveryAddress;
  let gatewayOrderId: string;
  let cards: Cards;
  try {
    const chosen = await cardsOf(deps, actor, gateway, choice);
    if (!chosen.ok) return chosen;
    cards = chosen.value;
    ({ gatewayOrderId } = await gateway.open({
      paymentId,
      amount: due.amount,
      description: `${deps.brand.name} order ${order.number}`,
      method: choice.method,
      ...cards,
      shopper: { name, email, phone },
    }));
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.log.warn({ err: error }, 'a payment could not be opened');
    return err({ code: 'GATEWAY_UNAVAILABLE' });
  }
  return transact<Payment, Failure>(deps.db, async (tx) => {
    const now = await lockAnyOrder(tx, order.id);
    const at = deps.now();
    const still = now === null ? null : await dueNow(tx, now, at);
    const isSame = still?.amount === due.amount && still.requestId === due.requestId;
    if (now === null || !isSame) return err({ code: 'PAYMENT_NOT_DUE' });
    const payment: Payment = {
      id: paymentId,
      orderId: order.id,
      userId: order.userId,
      gateway: gateway.name,
      gatewayOrderId,
      gatewayPaymentId: null,
      method: choice.method,
      savesCard: cards.savesCard,
      gatewayCustomerId: cards.customerId,
      cardNetwork: cards.savedCard?.network ?? null,
      cardLast4: cards.savedCard?.last4 ?? null,
      status: 'created',
      amountPaise: due.amount,
      refundedPaise: 0,
      carriedFrom: null,
      failureReason: null,
      requestId: due.requestId,
      byLink,
      createdAt: at,
      updatedAt: at,
    };
    await insertPayment(tx, payment);
    await addTimelineEntry(tx, now, { kind: 'payment_created', actor, note: choice.method, at });
    return ok(payment);
  });
}

export type Due = {
  readonly amount: Paise;
  /** Its edit; null for the order itself. */
  readonly requestId: string | null;
  readonly until: Date;
};

export async function dueNow(db: Database, order: Order, at: Date): Promise<Due | null> {
  if (isPayable(order, at)) {
    return { amount: amountDue(order), requestId: null, until: order.payableUntil ?? at };
  }
  const request = isToBePacked(order.status) ? await findOpenRequest(db, order.id) : null;
  if (request === null || request.payableUntil <= at) return null;
  return { amount: paise(request.amountPaise), requestId: request.id, until: request.payableUntil };
}

export function isPayable({ status, paymentStatus, payableUntil }: Order, at: Date): boolean {
  return status === 'pending' && paymentStatus === 'pending' && payableUntil !== null && payableUntil > at;
}

type Cards = Pick<PaymentToOpen, 'savedCard' | 'savesCard' | 'customerId'>;

const NO_CARDS: Cards = { savedCard: null, savesCard: false, customerId: null };

async function cardsOf(
  deps: Deps & PaymentDeps,
  actor: ShopperActor,
  gateway: PaymentGateway,
  { method, savedCardId, saveCard }: Omit<PaymentChoice, 'order'>,
): Promise<Result<Cards, Failure>> {
  if (method === 'saved-card') {
    const stored = await refreshSavedCards(deps, actor);
    const savedCard = stored.find(({ id }) => id === savedCardId);
    if (savedCard === undefined) return err({ code: 'SAVED_CARD_NOT_FOUND' });
    const { token, network, last4 } = savedCard;
    const customerId = await findCustomerId(deps.db, actor.userId, gateway.name);
    return ok({ savedCard: { token, network, last4 }, savesCard: false, customerId });
  }
  if (method !== 'card' || !saveCard || gateway.savedCards === null) return ok(NO_CARDS);
  if (gateway.savedCards.openCustomer === null) return ok({ ...NO_CARDS, savesCard: true });
  const customerId = await customerForSaving(deps, actor);
  return ok({ ...NO_CARDS, savesCard: customerId !== null, customerId });
}
