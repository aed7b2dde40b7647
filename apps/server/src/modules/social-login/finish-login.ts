import type { Provider, SignInFailure } from '@ilaneer/contract/account/social-login';
import { ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { hashOfSecret, tokenOf } from '../../deps/secrets.ts';
import type { AccountDeps } from '../account/session/session-check.ts';
import { accountOfPerson } from './account-of-person.ts';
import type { Attempt } from './attempt-cookie.ts';
import type { Person } from './provider.ts';
import { insertLoginCode } from './repository.ts';

/** How long a finished login waits for its browser. */
export const CODE_MS = 60_000;

/** Finishes a login with a provider: a one-time code, for this browser, instead of a token in an address. */
export function finishLogin(
  deps: Deps & AccountDeps,
  provider: Provider,
  person: Person,
  { browser, returnTo }: Attempt,
): Promise<Result<{ code: string }, SignInFailure>> {
  return transact<{ code: string }, SignInFailure>(deps.db, async (tx) => {
    const found = await accountOfPerson(tx, deps, provider, person);
    if (!found.ok) return found;
    const { user, isNewUser } = found.value;
    const [id, at] = [deps.newId(), deps.now()];
    await insertLoginCode(tx, {
      id,
      userId: user.id,
      browserHash: hashOfSecret(deps.jwtSecret, browser),
      returnTo,
      isNewUser,
      createdAt: at,
      expiresAt: new Date(at.getTime() + CODE_MS),
      usedAt: null,
    });
    return ok({ code: tokenOf(deps.jwtSecret, 'sign-in-code', id) });
  });
}
