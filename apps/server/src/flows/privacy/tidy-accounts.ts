import type { Deps } from '../../deps/deps.ts';
import { forgetBuyersOfFinishedOrders } from '../../modules/order/order.ts';
import { forgetDocuments, writeBeforeForgetting } from '../documents/documents.ts';
import { eraseByTheClock } from './erase-by-the-clock.ts';

/** Erases the names on what deleted accounts had ordered, and everything whose period is over. */
export function tidyAccounts({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return async (): Promise<void> => {
    await writeBeforeForgetting(db, { now });
    await forgetBuyersOfFinishedOrders(db, now());
    await forgetDocuments({ db });
    await eraseByTheClock({ db, now });
  };
}
