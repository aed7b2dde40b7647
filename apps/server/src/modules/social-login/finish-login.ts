import type { Provider, SignInFailure } from '@ilaneer/contract/account/social-login';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { KeyRing } from '../../deps/keys.ts';
import {
  idOfToken,
  isSignatureOf,
  lastingHashOf,
  type SecretDeps,
  signatureOf,
  tokenOf,
} from '../../deps/secrets.ts';
import type { Device } from '../../http/device-of-request.ts';
import type { Failure } from '../../http/failure.ts';
import { type AccountDeps, findUser, type OpenedAccount, startSession } from '../account/account.ts';
import { accountOfPerson } from './account-of-person.ts';
import type { Handshake, Person } from './provider.ts';
import { insertLoginCode, useLoginCode } from './repository.ts';

/** Validity of the one-time code. */
export const CODE_MS = 60_000;

export function finishLogin(
  deps: Deps & AccountDeps,
  provider: Provider,
  person: Person,
  { browser, returnTo }: Attempt,
): Promise<Result<{ code: string }, SignInFailure>> {
  return transact<{ code: string }, SignInFailure>(deps.db, async (tx) => {
    const found = await accountOfPerson(tx, deps, provider, person);
    if (!found.ok) return found;
    const { user, isNewUser, isAccountReset } = found.value;
    const [id, at] = [deps.newId(), deps.now()];
    await insertLoginCode(tx, {
      id,
      userId: user.id,
      browserHash: lastingHashOf(deps.keys, browser),
      returnTo,
      isNewUser,
      isAccountReset,
      createdAt: at,
      expiresAt: new Date(at.getTime() + CODE_MS),
      usedAt: null,
    });
    return ok({ code: tokenOf(deps.keys, 'sign-in-code', id) });
  });
}

type Opened = OpenedAccount & { readonly returnTo: string };

/** Bound to its browser. Errors: SIGN_IN_CODE_INVALID, ACCOUNT_DEACTIVATED. */
export async function exchangeCode(
  deps: Deps & SecretDeps,
  { code, browser }: { readonly code: string; readonly browser: string | null },
  device: Device,
): Promise<Result<Opened, Failure>> {
  const id = idOfToken(deps.keys, 'sign-in-code', code);
  if (id === null || browser === null) return err({ code: 'SIGN_IN_CODE_INVALID' });
  const browserHash = lastingHashOf(deps.keys, browser);
  return transact<Opened, Failure>(deps.db, async (tx) => {
    const finished = await useLoginCode(tx, { id, browserHash }, deps.now());
    const user = finished === null ? null : await findUser(tx, finished.userId);
    if (finished === null || user === null) return err({ code: 'SIGN_IN_CODE_INVALID' });
    if (user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    const session = await startSession(tx, deps, user, device);
    const { isNewUser, isAccountReset, returnTo } = finished;
    return ok({ user, session, isNewUser, isAccountReset, returnTo });
  });
}

/** Limit at the provider. */
export const ATTEMPT_MS = 10 * 60_000;

/** Cookie content of a pending login. */
export type Attempt = Handshake & {
  readonly provider: string;
  readonly returnTo: string;
  readonly browser: string;
  readonly expiresAt: number;
};

/** Signed cookie value. */
export function sealAttempt(keys: KeyRing, attempt: Attempt): string {
  const text = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return `${text}.${signatureOf(keys, `attempt ${text}`)}`;
}

export function openAttempt(keys: KeyRing, cookie: string | null, now: Date): Attempt | null {
  const [text = '', hash = ''] = (cookie ?? '').split('.');
  if (!isSignatureOf(keys, `attempt ${text}`, hash)) return null;
  // Guaranteed by the signature.
  const attempt = JSON.parse(Buffer.from(text, 'base64url').toString()) as Attempt;
  return attempt.expiresAt > now.getTime() ? attempt : null;
}
