import { nameProblem } from '@ilaneer/domain/account/validate-signup';
import type { ShopperActor } from '@ilaneer/domain/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { findUser, type UserRow, updateUser } from '../repository.ts';

/** Changes the name. Errors: bad fields. */
export async function updateProfile(
  deps: Deps,
  { userId }: ShopperActor,
  form: { readonly name: string },
): Promise<Result<UserRow, Failure>> {
  const problem = nameProblem(form.name);
  if (problem !== null) return err(invalid([{ field: 'name', message: problem }]));
  await updateUser(deps.db, userId, { name: form.name.trim(), updatedAt: deps.now() });
  const user = await findUser(deps.db, userId);
  return user === null ? err({ code: 'SESSION_REVOKED' }) : ok(user);
}
