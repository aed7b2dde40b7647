import type { SignInFailure } from '@ilaneer/contract/account/social-login';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Device } from '../../http/device-of-request.ts';
import type { Failure } from '../../http/failure.ts';
import { type OpenedAccount, startSession } from '../account/account.ts';
import { accountOfPerson } from './account-of-person.ts';
import type { SocialLoginDeps } from './provider.ts';
import { reasonOf } from './provider.ts';

/**
 * Errors: GOOGLE_NOT_SET_UP, GOOGLE_TOKEN_TIMING, GOOGLE_TOKEN_INVALID, GOOGLE_SIGN_UP_FAILED, EMAIL_TAKEN,
 * ACCOUNT_DEACTIVATED.
 */
export async function signUpWithGoogle(
  deps: Deps & SocialLoginDeps,
  token: string,
  device: Device,
): Promise<Result<OpenedAccount, Failure>> {
  const { google } = deps.loginProviders;
  if (google === null) return err({ code: 'GOOGLE_NOT_SET_UP' });
  const read = await google.readIdToken(token, deps.now()).catch((error: unknown) => {
    deps.log.warn({ provider: 'google', reason: reasonOf(error) }, 'a login provider cannot be reached');
    return null;
  });
  if (read === null) return err({ code: 'GOOGLE_SIGN_UP_FAILED' });
  if (!read.ok) {
    return err({ code: read.error === 'untimely' ? 'GOOGLE_TOKEN_TIMING' : 'GOOGLE_TOKEN_INVALID' });
  }
  const person = read.value;
  return transact<OpenedAccount, Failure>(deps.db, async (tx) => {
    const found = await accountOfPerson(tx, deps, 'google', person);
    if (!found.ok) return err({ code: CODES[found.error] });
    return ok({ ...found.value, session: await startSession(tx, deps, found.value.user, device) });
  });
}

const CODES = {
  not_configured: 'GOOGLE_NOT_SET_UP',
  cancelled: 'GOOGLE_TOKEN_INVALID',
  email_missing: 'GOOGLE_TOKEN_INVALID',
  email_in_use: 'EMAIL_TAKEN',
  deactivated: 'ACCOUNT_DEACTIVATED',
  failed: 'GOOGLE_SIGN_UP_FAILED',
} as const satisfies Record<SignInFailure, Failure['code']>;
