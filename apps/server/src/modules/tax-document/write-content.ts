import { NO_PAISE, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { returnTerms } from '@ilaneer/domain/return/return-terms';
import type { BilledOrder, BilledPerson } from '@ilaneer/domain/tax-document/billed-order';
import { isTooLateToCredit, withoutTax } from '@ilaneer/domain/tax-document/credit-note-deadline';
import type { ReturnedUnits } from '@ilaneer/domain/tax-document/credit-note-figures';
import {
  type CreditShare,
  type DocumentContent,
  type DocumentPayment,
  documentForm,
} from '@ilaneer/domain/tax-document/document-content';
import { type InvoiceFigures, invoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { placeOfSupply } from '@ilaneer/domain/tax-document/place-of-supply';
import { atInvoicedPrices } from '@ilaneer/domain/tax-document/shipped-mrps';
import type { TaxDocument } from './repository.ts';

/** CGST Rule 46, last proviso: no signature needed. */
export const NO_SIGNATURE = 'This is a computer-generated document and needs no signature.';

/** CGST Act section 34(2): the buyer may have claimed the tax. */
const NO_TAX_BACK =
  'Issued after 30 November that follows the financial year of the invoice (CGST Act section 34(2)): it credits what was paid and takes back no GST. GST of the invoice stays as it was, for the seller and for a buyer who claimed it.';

/** The order as billed, the current seller. */
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
    shippedTo: partyOf(order.buyer),
    placeOfSupply: placeOfSupply(order.figures.supplyState),
    order: { number: order.number, placedAt: order.placedAt.toISOString() },
    against: null,
    figures,
    discounts: order.discounts,
    payments: paymentsOf(order),
    notes: [returnTerms(), NO_SIGNATURE],
  };
}

/** Earlier releases: title of that time, no later terms. */
export function writeOlderInvoice(document: TaxDocument, order: BilledOrder): DocumentContent {
  return { ...writeInvoice(document, order), form: 'tax-invoice', notes: [NO_SIGNATURE] };
}

export type CreditedUnits = {
  readonly figures: InvoiceFigures;
  readonly units: readonly Pick<ReturnedUnits, 'position'>[];
  readonly credited: readonly CreditShare[];
};

/** Parties and unit prices of its invoice. Late notes have no tax (TAX-DOCUMENT-20). */
export function writeCreditNote(
  { number, issuedAt }: Pick<TaxDocument, 'number' | 'issuedAt'>,
  invoice: DocumentContent,
  { figures, units, credited }: CreditedUnits,
): DocumentContent {
  const taxed = atInvoicedPrices(figures, invoice.figures, units);
  const isTooLate =
    invoice.form !== 'bill-of-supply' && isTooLateToCredit(new Date(invoice.issuedAt), issuedAt);
  return {
    form: isTooLate ? 'commercial-credit-note' : 'credit-note',
    number,
    issuedAt: issuedAt.toISOString(),
    seller: invoice.seller,
    billedTo: invoice.billedTo,
    shippedTo: invoice.shippedTo,
    placeOfSupply: invoice.placeOfSupply,
    order: invoice.order,
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
    figures: isTooLate ? withoutTax(taxed) : taxed,
    discounts: null,
    payments: [],
    credited,
    notes: isTooLate ? [NO_TAX_BACK, NO_SIGNATURE] : [NO_SIGNATURE],
  };
}

/** A business (TAX-DOCUMENT-15), another person (TAX-DOCUMENT-21), or the delivery address. */
export function billedPartyOf(order: BilledOrder): DocumentContent['billedTo'] {
  if (order.business === null) return partyOf(order.billTo ?? order.buyer);
  const { legalName, gstin, addressLine1, addressLine2, city, pinCode, state } = order.business;
  const address = { addressLine1, addressLine2, city, pinCode, state, country: 'India', phone: '' };
  return { fullName: legalName, ...address, gstin };
}

function partyOf(person: BilledPerson): DocumentContent['billedTo'] {
  const { fullName, addressLine1, addressLine2, city, pinCode, state, country, phone } = person;
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
