import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import type { IssueEnvironment } from './issue-invoice.ts';
import { insertTaxDocument, listInvoices } from './repository.ts';

/**
 * Issues the credit note of a refunded return in the caller's transaction (CGST Act section 34). An order without an
 * invoice, shipped before the shop had any, gets none. The order is held by the caller.
 */
export async function issueCreditNote(
  env: Pick<IssueEnvironment, 'newId'>,
  tx: Database,
  refunded: {
    readonly order: { readonly id: string };
    readonly request: { readonly id: string };
    readonly at: Date;
  },
): Promise<void> {
  const [invoice] = await listInvoices(tx, [refunded.order.id]);
  if (invoice === undefined) return;
  await insertTaxDocument(tx, {
    id: env.newId(),
    orderId: refunded.order.id,
    returnId: refunded.request.id,
    kind: 'credit-note',
    financialYear: financialYearOf(refunded.at),
    // Who sold is who takes back, as they were called on the invoice.
    seller: invoice.seller,
    issuedAt: refunded.at,
  });
}
