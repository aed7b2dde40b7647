import { missingVouchers } from '@ilaneer/domain/tax-document/voucher';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { lockAnyOrder, toBilledOrder } from '../../modules/order/order.ts';
import {
  findVoucherContent,
  issueReceiptVoucher,
  issueRefundVoucher,
  listInvoices,
  listVouchers,
} from '../../modules/tax-document/tax-document.ts';
import { listAdvancePayments, listAdvanceRefunds } from './advances-repository.ts';

type VoucherDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'brand'>;

/**
 * All that the order's money still misses, each once (TAX-DOCUMENT-27). A job of the transaction that took or refunded the
 * money, so that payments do not wait for the series.
 */
export async function issueVouchers(deps: VoucherDeps, orderId: string): Promise<void> {
  await transactAll(deps.db, (tx) => issueIn(tx, deps, orderId));
}

async function issueIn(tx: Database, deps: VoucherDeps, orderId: string): Promise<void> {
  const order = await lockAnyOrder(tx, orderId);
  if (order === null) return;
  const state = {
    isInvoiced: (await listInvoices(tx, [orderId])).length > 0,
    isCancelled: order.status === 'cancelled',
  };
  const money = {
    advances: await listAdvancePayments(tx, orderId),
    refunds: await listAdvanceRefunds(tx, orderId),
  };
  const missing = missingVouchers(state, money, await listVouchers(tx, [orderId]));
  for (const advance of missing.receipts) {
    const billed = toBilledOrder(order);
    await issueReceiptVoucher(tx, deps, { orderId, billed, advance }, deps.now());
  }
  for (const refund of missing.refunds) {
    const receipt = await receiptOf(tx, orderId, refund.paymentId);
    await issueRefundVoucher(tx, deps, { orderId, receipt, refund }, deps.now());
  }
}

async function receiptOf(tx: Database, orderId: string, paymentId: string) {
  const receipt = (await listVouchers(tx, [orderId])).find(
    ({ kind, sourceId }) => kind === 'receipt-voucher' && sourceId === paymentId,
  );
  const content = receipt === undefined ? null : await findVoucherContent(tx, receipt.id);
  if (content === null) throw new Error(`payment ${paymentId} has no receipt voucher to refund`);
  return content;
}
