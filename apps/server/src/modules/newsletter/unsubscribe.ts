import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { hashToken } from './links.ts';
import { lockSubscriptionOfLink, updateSubscription } from './repository.ts';

/** Takes an address off the list; a second time is no error. Errors: NEWSLETTER_LINK_INVALID. */
export function unsubscribe(deps: Deps, token: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const row = await lockSubscriptionOfLink(tx, { hash: hashToken(token), purpose: 'unsubscribe' });
    if (row === null) return err({ code: 'NEWSLETTER_LINK_INVALID' });
    if (row.unsubscribedAt === null)
      await updateSubscription(tx, row.id, { unsubscribedAt: at, updatedAt: at });
    return ok(null);
  });
}
