import type { Provider, SignInFailure } from '@ilaneer/contract/account/social-login';
import { ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { hashOfSecret, tokenOf } from '../../deps/secrets.ts';
import { accountOfPerson } from './account-of-person.ts';
import type { Attempt } from './attempt-cookie.ts';
import type { Person } from './provider.ts';
import { insertSignInCode } from './repository.ts';

/** How long a finished login waits for its browser. */
export const CODE_MS = 60_000;

type Environment = Pick<
  AppDeps,
  'db' | 'now' | 'newId' | 'jwtSecret' | 'sessions' | 'jobs' | 'brand' | 'config'
>;

/** Finishes a login with a provider: a one-time code, for this browser, instead of a token in an address. */
export function finishSignIn(
  env: Environment,
  provider: Provider,
  person: Person,
  { browser, returnTo }: Attempt,
): Promise<Result<{ code: string }, SignInFailure>> {
  return transact<{ code: string }, SignInFailure>(env.db, async (tx) => {
    const found = await accountOfPerson(tx, env, provider, person);
    if (!found.ok) return found;
    const { user, isNewUser } = found.value;
    const [id, at] = [env.newId(), env.now()];
    await insertSignInCode(tx, {
      id,
      userId: user.id,
      browserHash: hashOfSecret(env.jwtSecret, browser),
      returnTo,
      isNewUser,
      createdAt: at,
      expiresAt: new Date(at.getTime() + CODE_MS),
      usedAt: null,
    });
    return ok({ code: tokenOf(env.jwtSecret, 'sign-in-code', id) });
  });
}
