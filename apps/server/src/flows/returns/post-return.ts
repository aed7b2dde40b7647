import { paidOutEntry } from '@ilaneer/domain/journal/money-entries';
import { returnEntry } from '@ilaneer/domain/journal/sale-entries';
import { type Paise, paise } from '@ilaneer/domain/money';
import { isTooLateToCredit } from '@ilaneer/domain/tax-document/credit-note-deadline';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Database } from '../../db/connect.ts';
import { booksOf, customerAccountOf, postEntry } from '../../modules/journal/journal.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import type { FoundReturn } from './find-return.ts';

export async function postReturn(
  tx: Database,
  { order, request, at }: Pick<FoundReturn, 'order' | 'request' | 'at'>,
  { note, byHand }: { readonly note: InvoiceFigures; readonly byHand: Paise },
): Promise<void> {
  const [invoice] = await listInvoices(tx, [order.id]);
  const goods = {
    returnId: request.id,
    orderId: order.id,
    note,
    refund: paise(request.refundPaise ?? 0),
    credited: paise(request.creditedPaise),
    roundOff: paise(request.roundOffPaise),
    hasNote: invoice !== undefined,
    isTooLate: invoice !== undefined && isTooLateToCredit(invoice.issuedAt, at),
  };
  await postEntry(tx, returnEntry(goods, await booksOf(tx, order.id), at));
  const customer = await customerAccountOf(tx, order.id);
  const paidOut = { sourceId: request.id, orderId: order.id, customer, amount: byHand, happenedAt: at };
  await postEntry(tx, paidOutEntry(paidOut));
}
