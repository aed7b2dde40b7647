import type { IncomingHttpHeaders } from 'node:http';
import type { Paise } from '@ilaneer/domain/money';
import type { GatewayMethod } from '@ilaneer/domain/order/payment-method';
import type { GatewayName } from '@ilaneer/domain/payment/gateway-name';
import type { PaymentReport } from '@ilaneer/domain/payment/payment-status';
import type { Result } from '@ilaneer/domain/result';
import type { WindowHosts } from '../../../http/plugins/security-headers.ts';

export type GatewayCard = { readonly token: string; readonly network: string; readonly last4: string };

/** Expiry MM/YY or null; never stored by the shop. */
export type StoredCard = GatewayCard & { readonly expiry: string | null };

/** Verified addresses only, since gateways look customers up by them. */
export type CardOwner = {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

export type PaymentToOpen = {
  readonly paymentId: string;
  readonly amount: Paise;
  readonly description: string;
  readonly method: GatewayMethod;
  readonly savedCard: GatewayCard | null;
  readonly savesCard: boolean;
  /** Saved cards' customer, or null. */
  readonly customerId: string | null;
  readonly shopper: { readonly name: string; readonly email: string | null; readonly phone: string };
};

export type Checkout =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'window'; readonly keyId: string; readonly script: string };

export type GatewayReport = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string | null;
  readonly report: PaymentReport;
  readonly amount: Paise;
  readonly failureReason: string | null;
  /** If reported. */
  readonly paidWith: Pick<GatewayCard, 'network' | 'last4'> | null;
  /** Card to save, with its customer. */
  readonly card: (GatewayCard & { readonly customerId: string | null }) | null;
};

/** Verified; events without a payment have no report. */
export type GatewayWebhook = { readonly eventId: string; readonly report: GatewayReport | null };

export type BroughtBack = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
};

export type GatewayCards = {
  /** Gateway customer id, or null on refusal; no function at gateways without customers. */
  readonly openCustomer: ((owner: CardOwner) => Promise<string | null>) | null;
  /** By customer, or by token at gateways without customers. */
  list(customerId: string | null, tokens: readonly string[]): Promise<readonly StoredCard[]>;
  /** Idempotent. */
  forget(customerId: string | null, token: string): Promise<void>;
};

/** Port to payment gateways. Network errors throw GatewayUnavailable. */
export type PaymentGateway = {
  readonly name: GatewayName;
  /** Payee of our UPI links; null when the gateway shows its own. */
  readonly upiPayee: string | null;
  /** Card details are entered here (PAYMENT-21). */
  readonly asksForCard: boolean;
  /** CSP hosts of its window; null for redirects. */
  readonly window: WindowHosts | null;
  open(payment: PaymentToOpen): Promise<{ readonly gatewayOrderId: string }>;
  checkoutOf(gatewayOrderId: string): Checkout;
  /** Signature of the browser's result. */
  isSigned(brought: BroughtBack): boolean;
  /** Verifies the raw body. Errors: not the gateway's, or unreadable. */
  readWebhook(
    rawBody: Buffer,
    headers: IncomingHttpHeaders,
  ): Result<GatewayWebhook, 'SIGNATURE_INVALID' | 'BODY_INVALID'>;
  /** Oldest first. */
  fetchReports(gatewayOrderId: string): Promise<readonly GatewayReport[]>;
  /** Idempotent by refund id. */
  refund(refund: {
    readonly refundId: string;
    readonly gatewayPaymentId: string;
    readonly amount: Paise;
  }): Promise<{ readonly gatewayRefundId: string }>;
  /** Null if unsupported. */
  readonly savedCards: GatewayCards | null;
};

export class GatewayUnavailable extends Error {
  constructor(gateway: string, options?: ErrorOptions) {
    super(`the payment gateway ${gateway} cannot be reached`, options);
    this.name = 'GatewayUnavailable';
  }
}
