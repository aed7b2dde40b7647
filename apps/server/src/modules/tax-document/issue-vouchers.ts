import type { BilledOrder } from '@ilaneer/domain/tax-document/billed-order';
import { financialYearOf, type VoucherKind } from '@ilaneer/domain/tax-document/financial-year';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { Advance, AdvanceRefund, VoucherContent } from '@ilaneer/domain/tax-document/voucher';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { insertTaxDocument, type TaxDocument } from './repository.ts';
import { insertContent } from './stored-documents-repository.ts';
import { writeReceiptVoucher, writeRefundVoucher } from './write-vouchers.ts';

type Issuing = Pick<Deps, 'newId' | 'brand'>;

/** TAX-DOCUMENT-25. The order is locked. */
export async function issueReceiptVoucher(
  tx: Database,
  deps: Issuing,
  { orderId, billed, advance }: { orderId: string; billed: BilledOrder; advance: Advance },
  at: Date,
): Promise<void> {
  const numbered = { orderId, sourceId: advance.sourceId, seller: deps.brand.seller };
  const voucher = await insertVoucher(tx, deps, 'receipt-voucher', numbered, at);
  await insertContent(tx, voucher.id, writeReceiptVoucher(voucher, billed, advance), at);
}

/** TAX-DOCUMENT-26. The order is locked. */
export async function issueRefundVoucher(
  tx: Database,
  deps: Issuing,
  { orderId, receipt, refund }: { orderId: string; receipt: VoucherContent; refund: AdvanceRefund },
  at: Date,
): Promise<void> {
  // The seller as on the receipt voucher.
  const numbered = { orderId, sourceId: refund.sourceId, seller: receipt.seller };
  const voucher = await insertVoucher(tx, deps, 'refund-voucher', numbered, at);
  await insertContent(tx, voucher.id, writeRefundVoucher(voucher, receipt, refund), at);
}

function insertVoucher(
  tx: Database,
  { newId, brand }: Issuing,
  kind: VoucherKind,
  of: { readonly orderId: string; readonly sourceId: string; readonly seller: Seller },
  at: Date,
): Promise<TaxDocument> {
  return insertTaxDocument(tx, {
    ...of,
    id: newId(),
    returnId: null,
    kind,
    financialYear: financialYearOf(at),
    prefix: brand.series[kind],
    issuedAt: at,
  });
}
