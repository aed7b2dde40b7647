import { goodwillSettledEntry } from '@ilaneer/domain/journal/sale-entries';
import type { Paise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import { booksOf, postEntry } from '../../modules/journal/journal.ts';
import type { Order } from '../../modules/order/order.ts';

/** JOURNAL-10. After the refund; the order is locked. */
export async function settleGoodwill(
  tx: Database,
  { id, version }: Pick<Order, 'id' | 'version'>,
  due: Paise,
  at: Date,
): Promise<void> {
  const entry = goodwillSettledEntry({ id, due, change: String(version) }, await booksOf(tx, id), at);
  if (entry !== null) await postEntry(tx, entry);
}
