import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { forgetBuyersOfFinishedOrders } from '../../modules/order/order.ts';
import { forgetDocuments, writeBeforeForgetting } from '../documents/documents.ts';
import { eraseByTheClock } from './erase-by-the-clock.ts';
import { eraseOlderDeletions } from './erase-older-deletions.ts';
import type { PrivacyDeps } from './personal-data.ts';

export function tidyAccounts(deps: Pick<Deps, 'db' | 'now'> & PrivacyDeps & SecretDeps) {
  const { db, now } = deps;
  return async (): Promise<void> => {
    await writeBeforeForgetting(db, { now });
    await forgetBuyersOfFinishedOrders(db, now());
    await forgetDocuments({ db });
    await eraseByTheClock({ db, now });
    await eraseOlderDeletions(deps);
  };
}
