import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertTaxDocument, listInvoices } from './repository.ts';

/**
 * Issues an order's invoice, once, in the caller's transaction; false when it has one. The order is locked by the caller.
 */
export async function issueInvoice(
  tx: Database,
  deps: Pick<Deps, 'newId' | 'brand'>,
  orderId: string,
  at: Date,
): Promise<boolean> {
  const [issued] = await listInvoices(tx, [orderId]);
  if (issued !== undefined) return false;
  await insertTaxDocument(tx, {
    id: deps.newId(),
    orderId,
    returnId: null,
    kind: 'invoice',
    financialYear: financialYearOf(at),
    seller: deps.brand.seller,
    issuedAt: at,
  });
  return true;
}

/**
 * Issues the credit note of a refunded return in the caller's transaction (CGST Act section 34). An order without an
 * invoice, shipped before the shop had any, gets none. The order is locked by the caller.
 */
export async function issueCreditNote(
  tx: Database,
  deps: Pick<Deps, 'newId'>,
  { orderId, returnId }: { readonly orderId: string; readonly returnId: string },
  at: Date,
): Promise<void> {
  const [invoice] = await listInvoices(tx, [orderId]);
  if (invoice === undefined) return;
  await insertTaxDocument(tx, {
    id: deps.newId(),
    orderId,
    returnId,
    kind: 'credit-note',
    financialYear: financialYearOf(at),
    // Who sold is who takes back, as they were called on the invoice.
    seller: invoice.seller,
    issuedAt: at,
  });
}
