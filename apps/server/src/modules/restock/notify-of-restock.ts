import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { deleteRequests, lockDueRequests } from './repository.ts';
import { backInStockMail } from './restock-mails.ts';

/** At a time, so that no transaction holds the requests of everybody. */
const BATCH = 200;

/**
 * Writes to everybody who waits for what can be bought now, and forgets them in the same transaction, so that nobody
 * is written to twice. It looks at what is there, not at what has happened: stock comes back in more ways than one
 * (a cancelled order, a payment that never came, a return, a hand in the database), and so none is missed.
 */
export async function notifyOfRestock({ db, jobs, brand, config }: Deps): Promise<void> {
  let notified: number;
  do {
    notified = await transactAll(db, async (tx) => {
      const due = await lockDueRequests(tx, BATCH);
      for (const request of due) {
        const reader = { id: request.id, to: request.email, variant: request };
        await jobs.enqueue(tx, 'send-mail', backInStockMail(reader, brand.name, config.publicUrl));
      }
      const ids = due.map(({ id }) => id);
      await deleteRequests(tx, ids);
      return due.length;
    });
  } while (notified === BATCH);
}
