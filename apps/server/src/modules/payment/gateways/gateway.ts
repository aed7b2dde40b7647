import type { IncomingHttpHeaders } from 'node:http';
import type { Paise } from '@ilaneer/domain/money';
import type { GatewayMethod } from '@ilaneer/domain/order/payment-method';
import type { GatewayName } from '@ilaneer/domain/payment/gateway-name';
import type { PaymentReport } from '@ilaneer/domain/payment/payment-status';
import type { Result } from '@ilaneer/domain/result';
import type { WindowHosts } from '../../../http/plugins/security-headers.ts';

/** A card as a gateway names it: a token, and what tells it apart. */
export type GatewayCard = { readonly token: string; readonly network: string; readonly last4: string };

/** A card that a gateway stores now; the expiry as MM/YY, null when it is not known. The shop writes no expiry down. */
export type StoredCard = GatewayCard & { readonly expiry: string | null };

/** Whom a gateway is asked to store cards for: only by addresses that they have proven, because it finds them by these. */
export type CardOwner = {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
};

/** What a gateway is asked to collect, in paise. */
export type PaymentToOpen = {
  readonly paymentId: string;
  readonly amount: Paise;
  readonly description: string;
  readonly method: GatewayMethod;
  readonly savedCard: GatewayCard | null;
  readonly savesCard: boolean;
  /** Whose saved cards it is about, at a gateway that has customers; null when it is about none. */
  readonly customerId: string | null;
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
  /** The card that it was paid with, where the gateway tells. */
  readonly paidWith: Pick<GatewayCard, 'network' | 'last4'> | null;
  /** The card to save when the shopper asked for it, with the gateway's customer that it is saved for. */
  readonly card: (GatewayCard & { readonly customerId: string | null }) | null;
};

/** A webhook that was verified; an event that says nothing of a payment has no report. */
export type GatewayWebhook = { readonly eventId: string; readonly report: GatewayReport | null };

/** What the browser brings back from a gateway. */
export type BroughtBack = {
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string;
  readonly signature: string;
};

/** The cards that a gateway stores. */
export type GatewayCards = {
  /** Has the gateway know a shopper, by an id of its own, null when it cannot; no function at a gateway that stores cards without. */
  readonly openCustomer: ((owner: CardOwner) => Promise<string | null>) | null;
  /** The cards of a customer, and of those tokens that a gateway without customers still stores. */
  list(customerId: string | null, tokens: readonly string[]): Promise<readonly StoredCard[]>;
  /** Forgets a card; one that it no longer has is forgotten. */
  forget(customerId: string | null, token: string): Promise<void>;
};

/** The port to whoever collects money for us. Network trouble throws GatewayUnavailable. */
export type PaymentGateway = {
  readonly name: GatewayName;
  /** Who is paid by a UPI link or QR code of ours; null when the gateway shows its own. */
  readonly upiPayee: string | null;
  /** Whether the checkout asks for name, expiry and CVV first; not where the gateway asks for them itself (PAYMENT-21). */
  readonly asksForCard: boolean;
  /** What its window needs over our pages; null at a gateway whose checkouts are pages of its own. */
  readonly window: WindowHosts | null;
  open(payment: PaymentToOpen): Promise<{ readonly gatewayOrderId: string }>;
  checkoutOf(gatewayOrderId: string): Checkout;
  /** Whether the gateway itself signed what the browser brought back. */
  isSigned(brought: BroughtBack): boolean;
  /** Verifies a webhook over its raw body. Errors: it is not the gateway's, or it is and says nothing that can be read. */
  readWebhook(
    rawBody: Buffer,
    headers: IncomingHttpHeaders,
  ): Result<GatewayWebhook, 'SIGNATURE_INVALID' | 'BODY_INVALID'>;
  /** All that the gateway knows of what it was asked to collect, oldest first. */
  fetchReports(gatewayOrderId: string): Promise<readonly GatewayReport[]>;
  /** Gives money back; the same refund id is never paid twice. */
  refund(refund: {
    readonly refundId: string;
    readonly gatewayPaymentId: string;
    readonly amount: Paise;
  }): Promise<{ readonly gatewayRefundId: string }>;
  /** Null at a gateway that stores no cards for later payments. */
  readonly savedCards: GatewayCards | null;
};

/** A gateway that cannot be reached, or that is out of order. */
export class GatewayUnavailable extends Error {
  constructor(gateway: string, options?: ErrorOptions) {
    super(`the payment gateway ${gateway} cannot be reached`, options);
    this.name = 'GatewayUnavailable';
  }
}
