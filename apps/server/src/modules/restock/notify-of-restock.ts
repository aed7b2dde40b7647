import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { deleteRequests, lockDueRequests } from './repository.ts';
import { backInStockMail } from './restock-mails.ts';

/** Bounds the locks. */
const BATCH = 200;

/** By stock, not by events: stock returns in many ways (cancellation, expiry, return, SQL). */
export async function notifyOfRestock({ db, jobs, brand, config }: Deps): Promise<void> {
  let notified: number;
  do {
    notified = await transactAll(db, async (tx) => {
      const due = await lockDueRequests(tx, BATCH);
      for (const request of due) {
        const reader = { id: request.id, to: request.email, variant: request };
        await jobs.enqueue(tx, 'send-mail', backInStockMail(reader, brand, config.publicUrl));
      }
      const ids = due.map(({ id }) => id);
      await deleteRequests(tx, ids);
      return due.length;
    });
  } while (notified === BATCH);
}
