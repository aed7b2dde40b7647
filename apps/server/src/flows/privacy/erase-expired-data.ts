import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { anonymiseBuyersOfFinishedOrders, deletePastCourierReaches } from '../../modules/order/order.ts';
import { deletePastMissedSearches } from '../../modules/search/search.ts';
import { deleteDocuments, writeBeforeErasure } from '../documents/documents.ts';
import { eraseAfterRetention } from './erase-after-retention.ts';
import { eraseOlderDeletions } from './erase-older-deletions.ts';
import type { PrivacyDeps } from './personal-data.ts';

export function eraseExpiredData(deps: Pick<Deps, 'db' | 'now'> & PrivacyDeps & SecretDeps) {
  const { db, now } = deps;
  return async (): Promise<void> => {
    await writeBeforeErasure(db, { now });
    await anonymiseBuyersOfFinishedOrders(db, now());
    await deleteDocuments({ db });
    await eraseAfterRetention({ db, now });
    await eraseOlderDeletions(deps);
    await deletePastMissedSearches(db, now());
    await deletePastCourierReaches(db, now());
  };
}
