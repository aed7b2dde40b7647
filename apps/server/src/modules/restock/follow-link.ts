import { confirmRestock as decide } from '@ilaneer/domain/restock/restock-request';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { idOfToken } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { deleteRequests, lockRequestById, updateRequest } from './repository.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'jwtSecret'>;

/** Lets a request count. Errors: RESTOCK_LINK_INVALID, also when the request is over. */
export function confirmRestock(env: Environment, token: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(env.db, async (tx) => {
    const id = idOfToken(env.jwtSecret, 'restock', token);
    const request = id === null ? null : await lockRequestById(tx, id);
    if (request === null) return err({ code: 'RESTOCK_LINK_INVALID' });
    const at = env.now();
    const decided = decide(request, at);
    if (!decided.ok) return err({ code: 'RESTOCK_LINK_INVALID' });
    if (decided.value.changed) await updateRequest(tx, request.id, { confirmedAt: at });
    return ok(null);
  });
}

/** Deletes a request; one that is gone already is no error. Errors: RESTOCK_LINK_INVALID. */
export async function dropRestock(env: Environment, token: string): Promise<Result<null, Failure>> {
  const id = idOfToken(env.jwtSecret, 'restock', token);
  if (id === null) return err({ code: 'RESTOCK_LINK_INVALID' });
  await deleteRequests(env.db, [id]);
  return ok(null);
}
