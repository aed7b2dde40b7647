import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { hashOfSecret, idOfToken } from '../../deps/secrets.ts';
import type { Device } from '../../http/device-of-request.ts';
import type { Failure } from '../../http/failure.ts';
import type { OpenedAccount } from '../account/login/log-in-with-otp.ts';
import { findUser } from '../account/repository.ts';
import { startSession } from '../account/session/start-session.ts';
import { useLoginCode } from './repository.ts';

type Opened = OpenedAccount & { readonly returnTo: string };

/** Turns a one-time code into a session, once and in its own browser. Errors: SIGN_IN_CODE_INVALID, ACCOUNT_DEACTIVATED. */
export async function exchangeCode(
  deps: Deps & SecretDeps,
  { code, browser }: { readonly code: string; readonly browser: string | null },
  device: Device,
): Promise<Result<Opened, Failure>> {
  const id = idOfToken(deps.jwtSecret, 'sign-in-code', code);
  if (id === null || browser === null) return err({ code: 'SIGN_IN_CODE_INVALID' });
  const browserHash = hashOfSecret(deps.jwtSecret, browser);
  return transact<Opened, Failure>(deps.db, async (tx) => {
    const finished = await useLoginCode(tx, { id, browserHash }, deps.now());
    const user = finished === null ? null : await findUser(tx, finished.userId);
    if (finished === null || user === null) return err({ code: 'SIGN_IN_CODE_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    const session = await startSession(tx, deps, user, device);
    return ok({ user, session, isNewUser: finished.isNewUser, returnTo: finished.returnTo });
  });
}
