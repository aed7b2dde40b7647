import { paise } from '@ilaneer/domain/money';
import type { PaymentReport } from '@ilaneer/domain/payment/payment-status';
import { err, ok } from '@ilaneer/domain/result';
import Type from 'typebox';
import { Check } from 'typebox/value';
import type { GatewayReport, PaymentGateway } from './gateway.ts';
import { type RazorpayAccount, RazorpayPayment, razorpayApi } from './razorpay-api.ts';
import { razorpayCards } from './razorpay-cards.ts';
import { isSignedBy } from './signature.ts';

const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com/v1/checkout.js';

// The script loads risk checks from the second host.
const WINDOW = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://lumberjack.razorpay.com'],
};

const Event = Type.Object({
  event: Type.String(),
  payload: Type.Object({
    payment: Type.Optional(Type.Object({ entity: RazorpayPayment })),
  }),
});

const Named = Type.Object({ id: Type.String() });

export function razorpayGateway(account: RazorpayAccount): PaymentGateway {
  const call = razorpayApi(account);
  return {
    name: 'razorpay',
    upiPayee: null,
    asksForCard: false,
    window: WINDOW,
    open: async ({ paymentId, amount, description, method, customerId }) => {
      const body = {
        amount,
        currency: 'INR',
        receipt: paymentId.slice(0, 40),
        notes: { description, method },
        ...(customerId === null ? {} : { customer_id: customerId }),
      };
      const order = await call('POST', '/orders', Named, { body });
      return { gatewayOrderId: order.id };
    },
    checkoutOf: () => ({ kind: 'window', keyId: account.keyId, script: RAZORPAY_CHECKOUT }),
    isSigned: ({ gatewayOrderId, gatewayPaymentId, signature }) =>
      isSignedBy(signature, `${gatewayOrderId}|${gatewayPaymentId}`, account.keySecret),
    readWebhook: (rawBody, headers) => {
      const signature = headers['x-razorpay-signature'];
      const eventId = headers['x-razorpay-event-id'];
      const secrets = [account.webhookSecret, ...(account.formerWebhookSecrets ?? [])];
      const isSigned =
        typeof signature === 'string' && secrets.some((secret) => isSignedBy(signature, rawBody, secret));
      if (!isSigned || typeof eventId !== 'string') return err('SIGNATURE_INVALID');
      const event = parsed(rawBody);
      if (event === undefined) return err('BODY_INVALID');
      const payment = Check(Event, event) ? event.payload.payment?.entity : undefined;
      return ok({ eventId, report: payment === undefined ? null : toReport(payment) });
    },
    fetchReports: async (gatewayOrderId) => {
      const Payments = Type.Object({ items: Type.Array(RazorpayPayment) });
      const path = `/orders/${encodeURIComponent(gatewayOrderId)}/payments?expand[]=card`;
      const { items } = await call('GET', path, Payments);
      // Razorpay lists newest first.
      return items.toReversed().flatMap((payment) => toReport(payment) ?? []);
    },
    refund: async ({ refundId, gatewayPaymentId, amount }) => {
      const path = `/payments/${encodeURIComponent(gatewayPaymentId)}/refund`;
      const body = { amount, receipt: refundId.slice(0, 40), notes: { refundId } };
      const headers = { 'X-Refund-Idempotency': refundId };
      const refund = await call('POST', path, Named, { body, headers });
      return { gatewayRefundId: refund.id };
    },
    savedCards: razorpayCards(call),
  };
}

function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

const reports: Readonly<Record<RazorpayPayment['status'], PaymentReport | null>> = {
  created: null,
  authorized: 'authorised',
  captured: 'captured',
  // Refunded implies captured.
  refunded: 'captured',
  failed: 'failed',
};

function toReport(payment: RazorpayPayment): GatewayReport | null {
  const report = reports[payment.status];
  if (report === null || payment.order_id === null || payment.currency !== 'INR') return null;
  return {
    gatewayOrderId: payment.order_id,
    gatewayPaymentId: payment.id,
    report,
    amount: paise(payment.amount),
    failureReason: report === 'failed' ? storable(payment.error_description ?? 'The payment failed.') : null,
    paidWith: paidWith(payment),
    card: cardOf(payment),
  };
}

// Bank texts with unstorable characters must not block a payment.
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

function paidWith({ card }: RazorpayPayment): GatewayReport['paidWith'] {
  const last4 = card?.last4;
  if (last4 === undefined || !/^\d{4}$/.test(last4)) return null;
  return { network: card?.network ?? 'Card', last4 };
}

function cardOf(payment: RazorpayPayment): GatewayReport['card'] {
  const { token_id: token, customer_id: customerId = null } = payment;
  const card = paidWith(payment);
  return token == null || card === null ? null : { token, ...card, customerId };
}
