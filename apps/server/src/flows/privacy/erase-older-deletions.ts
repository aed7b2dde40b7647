import { storedSince } from '@ilaneer/domain/privacy/retention';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { ERASURE_LEVEL, listErasedBelow, lockUser } from '../../modules/account/account.ts';
import { findWithheld } from '../../modules/data-protection/data-protection.ts';
import type { PrivacyDeps } from './personal-data.ts';
import { withholdAccount } from './withhold-account.ts';

type ErasureDeps = Pick<Deps, 'db' | 'now'> & PrivacyDeps & SecretDeps;

const READ_AT_ONCE = 500;

/** PRIVACY-14. Accounts fail independently and are retried hourly. */
export async function eraseOlderDeletions(deps: ErasureDeps): Promise<void> {
  const failed: unknown[] = [];
  let ids: readonly string[] = [];
  do {
    ids = await listErasedBelow(deps.db, ERASURE_LEVEL, { after: ids.at(-1) ?? '', limit: READ_AT_ONCE });
    for (const id of ids) {
      await transactAll(deps.db, (tx) => eraseAgain(tx, deps, id)).catch((error) => failed.push(error));
    }
  } while (ids.length === READ_AT_ONCE);
  if (failed.length > 0)
    throw new AggregateError(failed, 'accounts that were deleted earlier are not in line');
}

async function eraseAgain(tx: Database, deps: ErasureDeps, id: string): Promise<void> {
  const user = await lockUser(tx, id);
  // Done concurrently.
  if (user === null || user.deletedAt === null || (user.erasureLevel ?? 0) >= ERASURE_LEVEL) return;
  const at = deps.now();
  const isHeld =
    (await findWithheld(tx, id)) !== null || user.deletedAt < storedSince('deleted-accounts', at);
  if (!isHeld) await withholdAccount(tx, deps, user, user.deletedAt);
  for (const { erase } of deps.personalData) await erase?.(tx, user, at);
}
