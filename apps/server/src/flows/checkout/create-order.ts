import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Paise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import { totalsAgree } from '@ilaneer/domain/order/check-figures';
import { isOpen } from '@ilaneer/domain/payment/payment-status';
import { ok, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { listAddresses, toAddressInput } from '../../modules/address/address.ts';
import { type CartLine, findLines } from '../../modules/cart/cart.ts';
import type { Order } from '../../modules/order/order.ts';
import { listPayments, type Payment } from '../../modules/payment/payment.ts';
import { isPayable, openPayment, type SettlementDeps } from '../settlement/settlement.ts';
import { findPayableOpened } from './opened-order-repository.ts';
import type { OrderRequest } from './order-request.ts';
import { type CheckoutDeps, writeOrder } from './write-order.ts';

export type CartToPay = { readonly amount: Paise; readonly couponCode: string | null };

export type OpenedOrder = { readonly order: Order; readonly payment: Payment };

/** Same cart and amount, same order (CHECKOUT-22). Errors: those of writeOrder and openPayment. */
export async function createOrder(
  deps: SettlementDeps & CheckoutDeps,
  actor: ShopperActor,
  wanted: CartToPay,
): Promise<Result<OpenedOrder, Failure>> {
  const opened = await openOrder(deps, actor, wanted);
  if (!opened.ok) return opened;
  const order = opened.value;
  const attempts = await listPayments(deps.db, [order.id]);
  const open = attempts.findLast(({ status }) => isOpen(status) && status !== 'failed');
  if (open !== undefined) return ok({ order, payment: open });
  const started = await openPayment(deps, actor, {
    order,
    method: 'card',
    savedCardId: null,
    saveCard: false,
  });
  return started.ok ? ok({ order, payment: started.value }) : started;
}

async function openOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  wanted: CartToPay,
): Promise<Result<Order, Failure>> {
  const opened = await findPayableOpened(deps.db, actor.userId);
  const lines = await findLines(deps.db, actor.userId);
  const isWanted = (order: Order, inCart: readonly CartLine[]) =>
    isPayable(order, deps.now()) && isFor(order, inCart, wanted);
  if (opened !== null && isWanted(opened, lines)) return ok(opened);
  return writeCartOrder(deps, actor, lines, { ...wanted, isWanted });
}

function isFor(order: Order, lines: readonly CartLine[], { amount, couponCode }: CartToPay): boolean {
  return (
    order.couponCode === couponCode &&
    totalsAgree({ total: amount, isTotalRounded: true }, amountDue(order)) &&
    order.lines.length === lines.length &&
    order.lines.every((ordered) =>
      lines.some(
        ({ variantId, quantity }) => variantId === ordered.variantId && quantity === ordered.quantity,
      ),
    )
  );
}

async function writeCartOrder(
  deps: CheckoutDeps,
  actor: ShopperActor,
  lines: readonly CartLine[],
  {
    amount,
    couponCode,
    isWanted,
  }: CartToPay & { readonly isWanted: (opened: Order, inCart: readonly CartLine[]) => boolean },
): Promise<Result<Order, Failure>> {
  const { userId } = actor;
  const [address] = await listAddresses(deps.db, userId);
  const request: OrderRequest = {
    items: lines.map(({ productId, variantId, quantity }) => ({
      productId,
      variantId,
      quantity,
      price: null,
    })),
    total: amount,
    isTotalRounded: true,
    address: address === undefined ? null : toAddressInput(address),
    email: null,
    paymentMethod: 'online',
    couponCode,
    giftCard: null,
    coins: 0,
    idempotencyKey: null,
  };
  return writeOrder(deps, actor, request, {
    linesOf: async (tx) => ok(await findLines(tx, userId)),
    // A concurrent request was first.
    replacesOpened: { unless: isWanted },
    // The cart is kept until payment.
    afterwards: async () => undefined,
    awaitsPlaceOrder: true,
  });
}
