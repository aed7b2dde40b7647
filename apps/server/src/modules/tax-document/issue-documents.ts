import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import type { DocumentContent } from '@ilaneer/domain/tax-document/document-content';
import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertContent } from './kept-repository.ts';
import { insertTaxDocument, listInvoices } from './repository.ts';
import { writeCreditNote, writeInvoice } from './write-content.ts';

/**
 * Issues an order's invoice with all that it says, once, in the caller's transaction; false when it has one. The order is
 * locked by the caller.
 */
export async function issueInvoice(
  tx: Database,
  { newId, brand }: Pick<Deps, 'newId' | 'brand'>,
  { orderId, billed }: { readonly orderId: string; readonly billed: BilledOrder },
  at: Date,
): Promise<boolean> {
  const [issued] = await listInvoices(tx, [orderId]);
  if (issued !== undefined) return false;
  const invoice = await insertTaxDocument(tx, {
    id: newId(),
    orderId,
    returnId: null,
    kind: 'invoice',
    financialYear: financialYearOf(at),
    prefix: brand.series.invoice,
    seller: brand.seller,
    issuedAt: at,
  });
  await insertContent(tx, invoice.id, writeInvoice(invoice, billed), at);
  return true;
}

/** Units whose money goes back, as their credit note counts them, with what their invoice says. */
export type CreditedReturn = {
  readonly orderId: string;
  readonly returnId: string;
  readonly invoice: DocumentContent;
  readonly figures: InvoiceFigures;
};

/**
 * Issues the credit note of a return that is refunded, in the caller's transaction (CGST Act section 34). The order is
 * locked by the caller.
 */
export async function issueCreditNote(
  tx: Database,
  { newId, brand }: Pick<Deps, 'newId' | 'brand'>,
  { orderId, returnId, invoice, figures }: CreditedReturn,
  at: Date,
): Promise<void> {
  const note = await insertTaxDocument(tx, {
    id: newId(),
    orderId,
    returnId,
    kind: 'credit-note',
    financialYear: financialYearOf(at),
    prefix: brand.series['credit-note'],
    // Who sold is who takes back, as they were called on the invoice.
    seller: invoice.seller,
    issuedAt: at,
  });
  await insertContent(tx, note.id, writeCreditNote(note, invoice, figures), at);
}
