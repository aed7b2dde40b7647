import { NO_PAISE, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { returnTerms } from '@ilaneer/domain/return/return-terms';
import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import {
  type CreditShare,
  type DocumentContent,
  type DocumentPayment,
  documentForm,
} from '@ilaneer/domain/tax-document/document-content';
import { type InvoiceFigures, invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import type { TaxDocument } from './repository.ts';

/** CGST Rule 46, last proviso: what a machine issues needs nobody's hand. */
const NO_SIGNATURE = 'This is a computer-generated document and needs no signature.';

/** What a sale's document says: the order as it is billed, the seller as they are called now. */
export function writeInvoice(
  { number, issuedAt, seller }: Pick<TaxDocument, 'number' | 'issuedAt' | 'seller'>,
  order: BilledOrder,
): DocumentContent {
  const figures = invoiceFigures(order.figures, seller.state);
  return {
    form: documentForm(figures),
    number,
    issuedAt: issuedAt.toISOString(),
    seller,
    billedTo: billedPartyOf(order),
    shippedTo: partyOf(order),
    placeOfSupply: placeOfSupply(order.figures.supplyState),
    order: { number: order.number, placedAt: order.placedAt.toISOString() },
    against: null,
    figures,
    discounts: order.discounts,
    payments: paymentsOf(order),
    notes: [returnTerms(), NO_SIGNATURE],
  };
}

/** The same of an invoice that an earlier release issued: titled as it then was, and without terms that it did not have. */
export function writeOlderInvoice(document: TaxDocument, order: BilledOrder): DocumentContent {
  return { ...writeInvoice(document, order), form: 'tax-invoice', notes: [NO_SIGNATURE] };
}

/** What a credit note says: who bought and who sold are those of its invoice. */
export function writeCreditNote(
  { number, issuedAt }: Pick<TaxDocument, 'number' | 'issuedAt'>,
  invoice: DocumentContent,
  { figures, credited }: { readonly figures: InvoiceFigures; readonly credited: readonly CreditShare[] },
): DocumentContent {
  return {
    form: 'credit-note',
    number,
    issuedAt: issuedAt.toISOString(),
    seller: invoice.seller,
    billedTo: invoice.billedTo,
    shippedTo: invoice.shippedTo,
    placeOfSupply: invoice.placeOfSupply,
    order: invoice.order,
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
    figures,
    discounts: null,
    payments: [],
    credited,
    notes: [NO_SIGNATURE],
  };
}

/** The business that orders, at its own address (TAX-DOCUMENT-15); else goods are billed to where they go. */
function billedPartyOf(order: BilledOrder): DocumentContent['billedTo'] {
  if (order.business === null) return partyOf(order);
  const { legalName, gstin, addressLine1, addressLine2, city, pinCode, state } = order.business;
  const address = { addressLine1, addressLine2, city, pinCode, state, country: 'India', phone: '' };
  return { fullName: legalName, ...address, gstin };
}

/** Nothing of an address that no bill has. */
function partyOf({ buyer }: BilledOrder): DocumentContent['billedTo'] {
  const { fullName, addressLine1, addressLine2, city, pinCode, state, country, phone } = buyer;
  return { fullName, addressLine1, addressLine2, city, pinCode, state, country, phone };
}

function paymentsOf({ figures, giftCard, cashRoundOff, isPaidOnDelivery }: BilledOrder): DocumentPayment[] {
  const rest = sumPaise(subtractPaise(figures.total, giftCard?.amount ?? NO_PAISE), cashRoundOff);
  return [
    ...(giftCard === null ? [] : [{ kind: 'gift-card', ...giftCard } as const]),
    ...(cashRoundOff === 0 ? [] : [{ kind: 'round-off', amount: cashRoundOff } as const]),
    ...(rest === 0 ? [] : [{ kind: isPaidOnDelivery ? 'on-delivery' : 'online', amount: rest } as const]),
  ];
}
