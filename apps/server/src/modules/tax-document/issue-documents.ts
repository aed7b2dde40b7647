import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import type { DocumentContent } from '@ilaneer/domain/tax-document/document-content';
import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertTaxDocument } from './repository.ts';
import { insertContent } from './stored-documents-repository.ts';
import { type CreditedUnits, writeCreditNote, writeInvoice } from './write-content.ts';

/** With its frozen content. The order is locked. */
export async function issueInvoice(
  tx: Database,
  { newId, brand }: Pick<Deps, 'newId' | 'brand'>,
  { orderId, billed }: { readonly orderId: string; readonly billed: BilledOrder },
  at: Date,
): Promise<void> {
  const invoice = await insertTaxDocument(tx, {
    id: newId(),
    orderId,
    returnId: null,
    sourceId: null,
    kind: 'invoice',
    financialYear: financialYearOf(at),
    prefix: brand.series.invoice,
    seller: brand.seller,
    issuedAt: at,
  });
  await insertContent(tx, invoice.id, writeInvoice(invoice, billed), at);
}

export type CreditedReturn = CreditedUnits & {
  readonly orderId: string;
  readonly returnId: string;
  readonly invoice: DocumentContent;
};

/** CGST Act section 34. The order is locked. */
export async function issueCreditNote(
  tx: Database,
  { newId, brand }: Pick<Deps, 'newId' | 'brand'>,
  { orderId, returnId, invoice, ...money }: CreditedReturn,
  at: Date,
): Promise<void> {
  const note = await insertTaxDocument(tx, {
    id: newId(),
    orderId,
    returnId,
    sourceId: null,
    kind: 'credit-note',
    financialYear: financialYearOf(at),
    prefix: brand.series['credit-note'],
    // The seller as on the invoice.
    seller: invoice.seller,
    issuedAt: at,
  });
  await insertContent(tx, note.id, writeCreditNote(note, invoice, money), at);
}
