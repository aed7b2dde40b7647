import * as calls from '@ilaneer/contract/payment/pay-link';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import { isOpen } from '@ilaneer/domain/payment/payment-status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findOrderById, lineText, type Order } from '../../modules/order/order.ts';
import {
  findLatestRequest,
  listPayments,
  type Payment,
  type PaymentRequest,
  toPaymentView,
} from '../../modules/payment/payment.ts';
import { differenceText, orderOfPayLink } from '../line-edit/line-edit.ts';
import { dueNow, openPayment } from './open-payment.ts';
import type { SettlementDeps } from './record-report.ts';

type LinkDeps = SettlementDeps & SecretDeps;

/** PAYMENT-20. */
export function payLinkRoutes(app: FastifyInstance, deps: LinkDeps): void {
  const limits = [app.limitAttempts({ name: 'pay-link', max: 300, windowMs: 600_000 })];

  serveCall(app, calls.openPayLink, ({ body }) => dueBy(deps, body.link), { limits });
  serveCall(app, calls.getPayLink, ({ params }) => dueBy(deps, params.link), { limits });
  serveCall(app, calls.startLinkPayment, ({ body }) => startBy(deps, body.link, body.method), { limits });
  serveCall(app, calls.payByLink, ({ params, body }) => startBy(deps, params.link, body.method), { limits });
}

async function dueBy(deps: LinkDeps, link: string) {
  const order = await orderOf(deps, link);
  return order.ok ? ok({ success: true as const, due: await viewLink(deps, order.value) }) : order;
}

async function startBy(deps: LinkDeps, link: string, method: 'card' | 'upi') {
  const found = await orderOf(deps, link);
  if (!found.ok) return found;
  const order = found.value;
  // Acts for the order's shopper, who gets refunds.
  const opened = await openPayment(deps, shopperActor(order.userId), {
    order,
    method,
    savedCardId: null,
    saveCard: false,
    byLink: true,
  });
  if (!opened.ok) return opened;
  const due = await dueNow(deps.db, order, deps.now());
  const payment = toPaymentView(deps, { ...order, payableUntil: due?.until ?? null }, opened.value);
  if (payment === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' as const });
  return ok({ success: true as const, payment });
}

async function orderOf(deps: LinkDeps, link: string): Promise<Result<Order, Failure>> {
  const id = orderOfPayLink(deps, link);
  const order = id === null ? null : await findOrderById(deps.db, id);
  return order === null ? err({ code: 'PAY_LINK_INVALID' }) : ok(order);
}

async function viewLink(deps: LinkDeps, order: Order): Promise<calls.PayLinkView> {
  const due = await dueNow(deps.db, order, deps.now());
  const request = await findLatestRequest(deps.db, order.id);
  const asked = due !== null && due.requestId === null ? null : request;
  const open = (await listPayments(deps.db, [order.id])).findLast(
    ({ status, byLink, requestId }) =>
      byLink && isOpen(status) && status !== 'failed' && requestId === (due?.requestId ?? null),
  );
  const until = due?.until ?? asked?.payableUntil ?? order.payableUntil ?? order.createdAt;
  return {
    orderNumber: order.number,
    pays: asked === null ? 'order' : 'change',
    state: due === null ? stateOf(order, asked) : 'due',
    amount: rupeesFromPaise(due?.amount ?? (asked === null ? amountDue(order) : paise(asked.amountPaise))),
    payableUntil: until.toISOString(),
    items: itemsOf(order, asked),
    payment: due === null || open === undefined ? null : viewOf(deps, order, until, open),
  };
}

function stateOf(order: Order, asked: PaymentRequest | null): 'paid' | 'over' {
  if (asked !== null) return asked.state === 'paid' ? 'paid' : 'over';
  return order.status !== 'cancelled' && order.paymentStatus === 'completed' ? 'paid' : 'over';
}

function itemsOf(order: Order, asked: PaymentRequest | null): string[] {
  if (asked === null || asked.state === 'paid') {
    return order.lines.map((line) => lineText(line, line.quantity));
  }
  return differenceText(order.lines, asked.change.lines).split(', ');
}

function viewOf(deps: LinkDeps, order: Order, payableUntil: Date, payment: Payment) {
  return toPaymentView(deps, { ...order, payableUntil }, payment);
}
