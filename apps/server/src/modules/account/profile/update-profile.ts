import { nameProblem } from '@ilaneer/domain/account/validate-signup';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { findUser, type UserRow, updateUser } from '../repository.ts';

/** Changes the name. Errors: bad fields. */
export async function updateProfile(
  env: Pick<AppDeps, 'db' | 'now'>,
  userId: string,
  form: { readonly name: string },
): Promise<Result<UserRow, Failure>> {
  const problem = nameProblem(form.name);
  if (problem !== null) return err(invalid([{ field: 'name', message: problem }]));
  await updateUser(env.db, userId, { name: form.name.trim(), updatedAt: env.now() });
  const user = await findUser(env.db, userId);
  return user === null ? err({ code: 'SESSION_REVOKED' }) : ok(user);
}
