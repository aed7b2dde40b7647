import { financialYearOf } from '@ilaneer/domain/tax-document/financial-year';
import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { insertTaxDocument, listInvoices } from './repository.ts';

/** What issuing a document works with. */
export type IssueEnvironment = Pick<AppDeps, 'newId'> & { readonly brand: Pick<AppDeps['brand'], 'seller'> };

/** Issues an order's invoice, once, in the caller's transaction. The order is held by the caller. */
export async function issueInvoice(
  env: IssueEnvironment,
  tx: Database,
  orderId: string,
  at: Date,
): Promise<void> {
  const [issued] = await listInvoices(tx, [orderId]);
  if (issued !== undefined) return;
  await insertTaxDocument(tx, {
    id: env.newId(),
    orderId,
    returnId: null,
    kind: 'invoice',
    financialYear: financialYearOf(at),
    seller: env.brand.seller,
    issuedAt: at,
  });
}
