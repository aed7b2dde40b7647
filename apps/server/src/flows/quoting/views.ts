import type { QuoteView } from '@ilaneer/contract/quote';
import type { StaffQuoteRow, StaffQuoteView } from '@ilaneer/contract/staff/messages/quotes';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { quoteTotals } from '@ilaneer/domain/quote/quote-figures';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { findProductName, listEnquiries } from '../../modules/contact/contact.ts';
import { findOrderById } from '../../modules/order/order.ts';
import { type ListedQuote, listVersions, type Quote } from '../../modules/quote/quote.ts';
import { priceModeNow, type TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { payTokenOf } from '../line-edit/line-edit.ts';
import { newerTokenOf, quoteLinkOf } from './quote-link.ts';

export type QuoteViewDeps = Deps & SecretDeps & { readonly gateways: { readonly current: object | null } };

export function toTotalsView(figures: InvoiceFigures) {
  const { isInclusive, goods, freight, taxes, roundOff, total } = quoteTotals(figures);
  return {
    gstIncluded: isInclusive,
    goods: rupeesFromPaise(goods),
    freight: rupeesFromPaise(freight),
    taxes: taxes.map(({ name, basisPoints, amount }) => ({
      name,
      rate: basisPoints / 100,
      amount: rupeesFromPaise(amount),
    })),
    roundOff: rupeesFromPaise(roundOff),
    total: rupeesFromPaise(total),
  };
}

export function toRow(quote: ListedQuote): StaffQuoteRow {
  const { id, number, revision, now, ticketId, name, businessName, totalPaise, lastDay } = quote;
  const { orderId, orderNumber, createdAt } = quote;
  return {
    ...{ id, number, revision, state: now, ticketId, name, businessName, lastDay },
    total: rupeesFromPaise(paise(totalPaise)),
    order: orderId === null || orderNumber === null ? null : { id: orderId, orderNumber },
    createdAt: createdAt.toISOString(),
  };
}

export async function toStaffView(
  deps: Deps & SecretDeps & TaxRateDeps,
  quote: Quote,
): Promise<StaffQuoteView> {
  const { state: placeState, ...place } = quote.place;
  const versions = await listVersions(deps.db, quote.number, indiaDay(deps.now()));
  const { ticketNumber, gstin, email, phone, note, declineReason, figures, version } = quote;
  return {
    ...toRow(quote),
    ...place,
    enquiry: await enquiryFacts(deps, quote.ticketId),
    ...{ ticketNumber, gstin, email, phone, placeState, note, declineReason, version },
    lines: quote.lines.map((line) => ({
      variantId: line.variantId,
      name: line.name,
      variantName: line.variantName,
      sku: line.sku,
      picture: pictureUrl(line.picture),
      quantity: line.quantity,
      price: rupeesFromPaise(paise(line.pricePaise)),
      listPrice: rupeesFromPaise(paise(line.listPaise)),
      mrp: rupeesFromPaise(paise(line.mrpPaise)),
    })),
    quotedFreight: rupeesFromPaise(paise(quote.freightPaise)),
    gstIncluded: priceModeNow(deps) === 'inclusive',
    totals: figures === null ? null : toTotalsView(figures),
    link: quote.now === 'sent' ? quoteLinkOf(deps, quote.id) : null,
    sentAt: quote.sentAt?.toISOString() ?? null,
    answeredAt: quote.answeredAt?.toISOString() ?? null,
    versions: versions.map(({ id, revision, now }) => ({ id, revision, state: now })),
  };
}

async function enquiryFacts({ db }: Deps, ticketId: string): Promise<StaffQuoteView['enquiry']> {
  const [enquiry] = await listEnquiries(db, [ticketId]);
  if (enquiry === undefined) return null;
  const { purpose, productId, quantity, neededBy, pinCode } = enquiry;
  const product = productId === null ? null : await findProductName(db, productId);
  return { purpose, product, quantity, neededBy, pinCode };
}

/** For the holder of the link (QUOTE-5). */
export async function toQuoteView(deps: QuoteViewDeps, quote: Quote): Promise<QuoteView> {
  const { now: state, number, revision, name, businessName, gstin, email, phone, note, figures } = quote;
  if (figures === null || quote.sentAt === null) throw new Error(`quote ${number} is sent without figures`);
  const { addressLine1, addressLine2, city, zipCode, state: placeState } = quote.place;
  const { seller } = deps.brand;
  return {
    ...{ state, number, revision, note },
    sentAt: quote.sentAt.toISOString(),
    validUntil: quote.lastDay,
    buyer: { name, businessName, gstin, email, phone },
    place: { addressLine1, addressLine2, city, state: placeState, zipCode },
    lines: quote.lines.map((line, index) => ({
      name: line.name,
      variantName: line.variantName,
      sku: line.sku,
      hsnCode: figures.lines[index]?.hsnCode ?? line.hsnCode,
      quantity: line.quantity,
      price: rupeesFromPaise(paise(line.pricePaise)),
      listPrice: rupeesFromPaise(paise(line.listPaise)),
      rate: (figures.lines[index]?.gstBasisPoints ?? 0) / 100,
      amount: rupeesFromPaise(paise(line.pricePaise * line.quantity)),
    })),
    ...toTotalsView(figures),
    seller: {
      name: seller.name,
      legalName: seller.legalName,
      addressLines: [...seller.addressLines],
      gstin: seller.gstin,
      phone: seller.phone,
      email: seller.email,
    },
    payments: deps.gateways.current === null ? ['cod'] : ['link', 'cod'],
    acceptedOrder: await acceptedOrderOf(deps, quote),
    newerLink: state === 'replaced' ? await newerTokenOf(deps, quote) : null,
  };
}

async function acceptedOrderOf(deps: QuoteViewDeps, quote: Quote): Promise<QuoteView['acceptedOrder']> {
  if (quote.orderId === null || (quote.now !== 'accepted' && quote.now !== 'paid')) return null;
  const order = await findOrderById(deps.db, quote.orderId);
  if (order === null) return null;
  const payLink = order.status === 'pending' ? payTokenOf(deps, order.id) : null;
  return { orderNumber: order.number, payLink };
}
