import { creditNoteFigures } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { DocumentContent } from '@ilaneer/domain/tax-document/document-content';
import type { Database } from '../../db/connect.ts';
import { findOrderById, type Order, toBilledOrder, toInvoicedOrder } from '../../modules/order/order.ts';
import { listReturns } from '../../modules/return/return.ts';
import {
  findContent,
  insertContent,
  listInvoices,
  type TaxDocument,
  writeCreditNote,
  writeOlderInvoice,
} from '../../modules/tax-document/tax-document.ts';

/** Frozen at issue. For an earlier release's document it is derived once, as that release did, and stored. */
export async function contentOf(
  db: Database,
  { now }: { readonly now: () => Date },
  document: TaxDocument,
): Promise<DocumentContent> {
  const written = await findContent(db, document.id);
  if (written !== null) return written;
  const content = await olderContent(db, { now }, document);
  await insertContent(db, document.id, content, now());
  // First writer wins.
  const stored = await findContent(db, document.id);
  if (stored === null) throw new Error(`document ${document.number} was not written`);
  return stored;
}

async function olderContent(
  db: Database,
  deps: { readonly now: () => Date },
  document: TaxDocument,
): Promise<DocumentContent> {
  const order = await findOrderById(db, document.orderId);
  if (order === null) throw new Error(`document ${document.number} is of no order`);
  if (document.kind === 'invoice') return writeOlderInvoice(document, toBilledOrder(order));
  const [invoice] = await listInvoices(db, [order.id]);
  if (invoice === undefined) throw new Error(`credit note ${document.number} is of no invoice`);
  const invoiced = await contentOf(db, deps, invoice);
  // Earlier releases did not record where the money went.
  return writeCreditNote(document, invoiced, {
    ...(await olderFigures(db, document, order)),
    credited: [],
  });
}

/** Units of the return, after earlier refunds. */
async function olderFigures(db: Database, { number, returnId, seller }: TaxDocument, order: Order) {
  const refunded = (await listReturns(db, [order.id])).filter(({ state }) => state === 'refunded');
  const credited = refunded.find(({ id }) => id === returnId);
  if (credited === undefined) throw new Error(`credit note ${number} is of no refunded return`);
  const position = credited.refundPosition ?? 0;
  const before = refunded.filter(({ refundPosition }) => (refundPosition ?? 0) < position);
  const { lines: units } = credited;
  const earlier = before.flatMap(({ lines }) => lines);
  return { figures: creditNoteFigures(toInvoicedOrder(order), seller.state, earlier, units), units };
}
