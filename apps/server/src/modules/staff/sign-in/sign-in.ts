import type { SignInStep } from '@ilaneer/contract/staff/people/sign-in';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { fitsPassword } from '../../../deps/passwords.ts';
import type { SecretDeps } from '../../../deps/secrets.ts';
import type { Failure } from '../../../http/failure.ts';
import { openChallenge, takeChallenge, tryChallenge } from '../challenge/challenge.ts';
import { findMemberByEmail, lockMember, type MemberRow } from '../member/repository.ts';
import { acceptCode } from '../second-factor/accept-code.ts';
import { finishSetUp, openSetUp, trySetUp } from '../second-factor/set-up.ts';
import { beginSession, type NewSession, type SignInWay } from './begin-session.ts';

type SignInDeps = Deps & SecretDeps;

export type WaitingStep = { readonly step: SignInStep; readonly token: string };

/** Errors: INVALID_CREDENTIALS for every cause, in equal time. */
export async function signIn(
  deps: SignInDeps,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<WaitingStep, Failure>> {
  const member = await findMemberByEmail(deps.db, typedEmail(email).slice(0, 255));
  const fits = await fitsPassword(member?.passwordHash ?? null, password);
  if (member === null || !fits || member.status !== 'active') return err({ code: 'INVALID_CREDENTIALS' });
  return ok(await nextStep(deps, member));
}

export async function nextStep(deps: SignInDeps, { id, totpSecret }: MemberRow): Promise<WaitingStep> {
  if (totpSecret === null) {
    return { step: 'second-factor', token: await openSetUp(deps.db, deps, 'second-factor', id) };
  }
  return { step: 'code', token: await openChallenge(deps.db, deps, { purpose: 'code', memberId: id }) };
}

/** With the proof used. */
export type SignedIn = NewSession & { readonly way: SignInWay };

/** Errors: STAFF_SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG. */
export async function finishSignIn(
  deps: SignInDeps,
  { token, code, device }: { readonly token: string; readonly code: string; readonly device: string },
): Promise<Result<SignedIn, Failure>> {
  const challenge = await tryChallenge(deps.db, deps, 'code', token);
  const memberId = challenge?.memberId ?? null;
  if (memberId === null) return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
  return transact<SignedIn, Failure>(deps.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    if (member?.status !== 'active') return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
    const way = await acceptCode(tx, deps, member, code);
    if (way === null) return err({ code: 'SECOND_FACTOR_WRONG' });
    if ((await takeChallenge(tx, deps, 'code', token)) === null)
      return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
    return ok({ ...(await beginSession(tx, deps, { member, device, way })), way });
  });
}

/** Errors: STAFF_SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG. */
export async function finishFirstSignIn(
  deps: SignInDeps,
  { token, code, device }: { readonly token: string; readonly code: string; readonly device: string },
): Promise<Result<SignedIn & { readonly recoveryCodes: readonly string[] }, Failure>> {
  const purpose = 'second-factor';
  const setUp = await trySetUp(deps, purpose, token);
  if (setUp === null) return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
  return transact<SignedIn & { readonly recoveryCodes: readonly string[] }, Failure>(deps.db, async (tx) => {
    const member = await lockMember(tx, setUp.memberId);
    // Set up concurrently: must not be replaced.
    if (member?.status !== 'active' || member.totpSecret !== null) {
      return err({ code: 'STAFF_SIGN_IN_EXPIRED' });
    }
    const recoveryCodes = await finishSetUp(tx, deps, { ...setUp, purpose, token }, code);
    if (recoveryCodes === null) return err({ code: 'SECOND_FACTOR_WRONG' });
    const session = await beginSession(tx, deps, { member, device, way: purpose });
    return ok({ ...session, way: purpose, recoveryCodes });
  });
}
