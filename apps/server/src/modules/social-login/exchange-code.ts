import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { hashOfSecret, idOfToken } from '../../deps/secrets.ts';
import type { Device } from '../../http/device-of-request.ts';
import type { Failure } from '../../http/failure.ts';
import type { OpenedAccount } from '../account/login/log-in-with-otp.ts';
import { findUser } from '../account/repository.ts';
import { startSession } from '../account/session/start-session.ts';
import { useSignInCode } from './repository.ts';

type Opened = OpenedAccount & { readonly returnTo: string };

/** Turns a one-time code into a session, once and in its own browser. Errors: SIGN_IN_CODE_INVALID, ACCOUNT_DEACTIVATED. */
export async function exchangeCode(
  env: Pick<AppDeps, 'db' | 'now' | 'newId' | 'jwtSecret'>,
  { code, browser }: { readonly code: string; readonly browser: string | null },
  device: Device,
): Promise<Result<Opened, Failure>> {
  const id = idOfToken(env.jwtSecret, 'sign-in-code', code);
  if (id === null || browser === null) return err({ code: 'SIGN_IN_CODE_INVALID' });
  const browserHash = hashOfSecret(env.jwtSecret, browser);
  return transact<Opened, Failure>(env.db, async (tx) => {
    const finished = await useSignInCode(tx, { id, browserHash }, env.now());
    const user = finished === null ? null : await findUser(tx, finished.userId);
    if (finished === null || user === null) return err({ code: 'SIGN_IN_CODE_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    const session = await startSession(tx, user, env, device);
    return ok({ user, session, isNewUser: finished.isNewUser, returnTo: finished.returnTo });
  });
}
