import type { IncomingHttpHeaders } from 'node:http';
import type { Paise } from '@ilaneer/domain/money';
import type { PaymentReport } from '@ilaneer/domain/payment/payment-status';
import type { Result } from '@ilaneer/domain/result';
import type { GatewayMethod } from '../../db/schema/payment.ts';

/** A card as a gateway names it: a token, and what tells it apart. */
export type GatewayCard = { readonly token: string; readonly network: string; readonly last4: string };

/** What a gateway is asked to collect, in paise. */
export type PaymentToOpen = {
  readonly paymentId: string;
  readonly amount: Paise;
  readonly description: string;
  readonly method: GatewayMethod;
  readonly savedCard: GatewayCard | null;
  readonly savesCard: boolean;
  readonly shopper: { readonly name: string; readonly email: string | null; readonly phone: string };
};

/** Where the shopper pays: on the gateway's page, or in its window over ours. */
export type Checkout =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'window'; readonly keyId: string; readonly script: string };

/** What a gateway says of a payment, once it is known to be the gateway that says it. */
export type GatewayReport = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string | null;
  readonly report: PaymentReport;
  readonly amount: Paise;
  readonly failureReason: string | null;
  /** The card to keep when the shopper asked for it. */
  readonly card: GatewayCard | null;
};

/** A webhook that was verified; an event that says nothing of a payment has no report. */
export type GatewayWebhook = { readonly eventId: string; readonly report: GatewayReport | null };

/** What the browser brings back from a gateway. */
export type BroughtBack = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
};

/** The port to whoever collects money for us (decisions.md section 3). Network trouble throws GatewayUnavailable. */
export type PaymentGateway = {
  readonly name: 'sandbox' | 'razorpay';
  /** Who is paid by a UPI link or QR code of ours; null when the gateway shows its own. */
  readonly upiPayee: string | null;
  open(payment: PaymentToOpen): Promise<{ readonly gatewayOrderId: string }>;
  checkoutOf(gatewayOrderId: string): Checkout;
  /** Whether the gateway itself signed what the browser brought back. */
  isSigned(brought: BroughtBack): boolean;
  /** Verifies a webhook over its raw body. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Result<GatewayWebhook, 'SIGNATURE_INVALID'>;
  /** All that the gateway knows of what it was asked to collect, oldest first. */
  fetchReports(gatewayOrderId: string): Promise<readonly GatewayReport[]>;
  /** Gives money back; the same refund id is never paid twice. */
  refund(refund: {
    readonly refundId: string;
    readonly gatewayPaymentId: string;
    readonly amount: Paise;
  }): Promise<{ readonly gatewayRefundId: string }>;
  forgetCard(card: GatewayCard): Promise<void>;
};

/** A gateway that cannot be reached, or that is out of order. */
export class GatewayUnavailable extends Error {
  constructor(gateway: string, options?: ErrorOptions) {
    super(`the payment gateway ${gateway} cannot be reached`, options);
    this.name = 'GatewayUnavailable';
  }
}
