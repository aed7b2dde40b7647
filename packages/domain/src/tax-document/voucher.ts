import { type Paise, subtractPaise, sumPaise } from '../money.ts';
import type { DocumentParty, NumberedDocument } from './document-content.ts';
import type { VoucherKind } from './financial-year.ts';
import type { InvoiceLine } from './invoice-figures.ts';
import type { Seller } from './seller.ts';

/** At the rate of the day of the payment; the invoice has that of its own (Rule 50). */
export type VoucherGoods = Pick<InvoiceLine, 'description' | 'hsnCode' | 'quantity' | 'gstBasisPoints'>;

/** The only input of rendering a voucher (TAX-DOCUMENT-25, TAX-DOCUMENT-26). */
export type VoucherContent = NumberedDocument & {
  readonly form: VoucherKind;
  readonly seller: Seller;
  readonly payer: DocumentParty;
  readonly placeOfSupply: string;
  readonly order: { readonly number: string; readonly placedAt: string };
  readonly goods: readonly VoucherGoods[];
  readonly payment: {
    readonly kind: 'online' | 'accepted';
    /** ISO 8601. */
    readonly receivedAt: string;
    /** Of the gateway; null without one. */
    readonly reference: string | null;
  };
  /** Received, or refunded. */
  readonly amount: Paise;
  /** The receipt voucher of a refund voucher. */
  readonly against: (NumberedDocument & { readonly amount: Paise }) | null;
  /** Of the same payment, earlier. */
  readonly refundedBefore: Paise;
  readonly notes: readonly string[];
};

/** Money of a payment before the invoice of its order. */
export type Advance = {
  /** Payment, or the order that staff accepted. */
  readonly sourceId: string;
  readonly payment: VoucherContent['payment'];
  readonly amount: Paise;
};

/** Money of an advance that went back because its order was cancelled. */
export type AdvanceRefund = {
  readonly sourceId: string;
  /** Of its advance. */
  readonly paymentId: string;
  readonly amount: Paise;
  readonly refundedBefore: Paise;
};

/** Not issued yet (TAX-DOCUMENT-27). */
export type MissingVouchers = {
  readonly receipts: readonly Advance[];
  readonly refunds: readonly AdvanceRefund[];
};

/** An invoiced order has no advance any more. Refunds need the voucher of their receipt. */
export function missingVouchers(
  { isInvoiced, isCancelled }: { readonly isInvoiced: boolean; readonly isCancelled: boolean },
  money: { readonly advances: readonly Advance[]; readonly refunds: readonly AdvanceRefund[] },
  issued: readonly { readonly kind: VoucherKind; readonly sourceId: string }[],
): MissingVouchers {
  if (isInvoiced) return { receipts: [], refunds: [] };
  const isIssued = (kind: VoucherKind, source: string) =>
    issued.some((one) => one.kind === kind && one.sourceId === source);
  const received = new Set(money.advances.map(({ sourceId }) => sourceId));
  return {
    receipts: money.advances.filter(
      ({ sourceId, amount }) => amount > 0 && !isIssued('receipt-voucher', sourceId),
    ),
    refunds: !isCancelled
      ? []
      : money.refunds.filter(
          ({ sourceId, paymentId, amount }) =>
            amount > 0 && received.has(paymentId) && !isIssued('refund-voucher', sourceId),
        ),
  };
}

/** Rest of the advance after a refund voucher. */
export function advanceLeft({ amount, against, refundedBefore }: VoucherContent): Paise {
  if (against === null) return amount;
  return subtractPaise(against.amount, sumPaise(refundedBefore, amount));
}
