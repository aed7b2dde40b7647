import { formatDay, formatLongDay, indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { documentForm } from '@ilaneer/domain/tax-document/document-content';
import { placeOfSupply, stateOfGstin } from '@ilaneer/domain/tax-document/place-of-supply';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { PrintedDocument } from '../../drawing/printed-document.ts';
import type { Failure } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import type { Mailer } from '../../messages/mailer.ts';
import { findQuote, type Quote } from '../../modules/quote/quote.ts';
import { printFigures } from '../../modules/tax-document/tax-document.ts';

export type QuoteFileDeps = Pick<Deps, 'db' | 'now' | 'brand'> & Pick<PrinterDeps, 'drawDocument'>;

const NOT_AN_INVOICE = 'QUOTATION, NOT A TAX INVOICE';

/** Errors: QUOTE_CLOSED for a draft without figures. */
export async function fileOfQuote(deps: QuoteFileDeps, quote: Quote): Promise<Result<SentFile, Failure>> {
  const printed = printQuote(deps, quote);
  if (printed === null) return err({ code: 'QUOTE_CLOSED', message: 'Save the quote first.' });
  const bytes = await deps.drawDocument(printed);
  const version = quote.revision === 1 ? '' : `-v${quote.revision}`;
  return ok({
    name: `${quote.number}${version}.pdf`,
    type: 'application/pdf',
    bytes,
    shows: [quote.ticketId],
  });
}

/** Attaches the PDF at sending: the queue stores no files. */
export function quoteMailer(deps: QuoteFileDeps, mailer: Mailer): Mailer {
  return async (mail) => {
    const quote =
      mail.quoteOf === undefined ? null : await findQuote(deps.db, mail.quoteOf, indiaDay(deps.now()));
    const printed = quote === null ? null : printQuote(deps, quote);
    if (quote === null || printed === null) return mailer(mail);
    const bytes = await deps.drawDocument(printed);
    const attachment = { name: `${quote.number}.pdf`, contentType: 'application/pdf', bytes };
    await mailer({ ...mail, attachments: [attachment] });
  };
}

function printQuote({ brand }: Pick<Deps, 'brand'>, quote: Quote): PrintedDocument | null {
  const { number, revision, figures, gstin, place, note, sentAt, updatedAt } = quote;
  if (figures === null) return null;
  const supplyState = (gstin === null ? null : stateOfGstin(gstin)) ?? place.state;
  const day = formatLongDay(quote.lastDay);
  return {
    title: 'Quotation',
    mark: sentAt === null ? `DRAFT · ${NOT_AN_INVOICE}` : NOT_AN_INVOICE,
    number,
    issuedAt: sentAt ?? updatedAt,
    seller: brand.seller,
    facts: [
      ['Quotation number', number],
      ...(revision === 1 ? [] : [['Version', String(revision)] as const]),
      ['Date', formatDay(sentAt ?? updatedAt)],
      ['Valid until', formatDay(quote.lastDay)],
      ['Place of supply', placeOfSupply(supplyState)],
    ],
    parties: [
      ['Quoted to', buyerLines(quote)],
      ['Delivery to', placeLines(quote)],
    ],
    ...printFigures(figures, { form: documentForm(figures), noDelivery: 'Free' }),
    discounts: null,
    payments: [],
    notes: [
      ...(note === '' ? [] : [note]),
      `Prices, freight and GST are fixed until ${day}. The goods are reserved when the quote is accepted, as far as they are in stock.`,
      'This is a quotation, not a tax invoice. The tax invoice is issued when the goods leave.',
    ],
  };
}

function buyerLines({ name, businessName, gstin, email, phone }: Quote): string[] {
  return [
    ...(businessName === '' ? [] : [businessName]),
    name,
    ...(gstin === null ? [] : [`GSTIN: ${gstin}`]),
    `Phone: ${phone}`,
    email,
  ];
}

function placeLines({ name, businessName, place }: Quote): string[] {
  const { addressLine1, addressLine2, city, zipCode, state } = place;
  return [
    businessName === '' ? name : businessName,
    addressLine1,
    addressLine2,
    [city, zipCode].filter((part) => part !== '').join(' '),
    `${placeOfSupply(state)}, India`,
  ].filter((line) => line !== '');
}
