import { confirmRestock as decide } from '@ilaneer/domain/restock/restock-request';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { idOfToken } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { deleteRequests, lockRequestById, updateRequest } from './repository.ts';

/** Lets a request count. Errors: RESTOCK_LINK_INVALID, also when the request is over. */
export function confirmRestock(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const id = idOfToken(deps.jwtSecret, 'restock', token);
    const request = id === null ? null : await lockRequestById(tx, id);
    if (request === null) return err({ code: 'RESTOCK_LINK_INVALID' });
    const at = deps.now();
    const decided = decide(request, at);
    if (!decided.ok) return err({ code: 'RESTOCK_LINK_INVALID' });
    if (decided.value.changed) await updateRequest(tx, request.id, { confirmedAt: at });
    return ok(null);
  });
}

/** Deletes a request; one that is gone already is no error. Errors: RESTOCK_LINK_INVALID. */
export async function dropRestock(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  const id = idOfToken(deps.jwtSecret, 'restock', token);
  if (id === null) return err({ code: 'RESTOCK_LINK_INVALID' });
  await deleteRequests(deps.db, [id]);
  return ok(null);
}
