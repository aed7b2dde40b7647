import type { ShownNotice } from '@ilaneer/domain/account/consents';
import { type Identifier, readIdentifier } from '@ilaneer/domain/account/identifier';
import { isProven } from '@ilaneer/domain/account/is-proven';
import { nameForNewAccount } from '@ilaneer/domain/account/name-for';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Device } from '../../../http/device-of-request.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type AgreedAt, recordConsent } from '../../consent/consent.ts';
import { checkOtp } from '../../verification/verification.ts';
import { endSessions } from '../session/end-sessions.ts';
import { otpAskerOf } from '../session/known-device.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { type NewSession, startSession } from '../session/start-session.ts';
import {
  findUser,
  findUserByClaimedMobile,
  findUserByLogin,
  lockUser,
  type UserRow,
  updateUser,
} from '../user/repository.ts';
import { accountOfProvenEmail, type ProvenAccount } from './account-of-email.ts';
import { createAccount } from './create-account.ts';

export type OpenedAccount = {
  readonly user: UserRow;
  readonly session: NewSession;
  readonly isNewUser: boolean;
  /** Its unverified password was removed (ACCOUNT-41). */
  readonly isAccountReset: boolean;
};

export type OtpLogin = {
  readonly identifier: string;
  readonly otp: string;
  /** Null from clients that don't ask (VERIFICATION-17). */
  readonly agreeToTerms: boolean | null;
  readonly notice: ShownNotice | null;
};

/**
 * VERIFICATION-15. Errors: bad fields, ACCOUNT_DEACTIVATED, TERMS_NOT_AGREED (the OTP stays valid), those of
 * takeOtp.
 */
export async function logInWithOtp(
  deps: Deps & AccountDeps,
  form: OtpLogin,
  device: Device,
): Promise<Result<OpenedAccount, Failure>> {
  const read = readIdentifier(form.identifier);
  if (!read.ok) return err(invalid([read.error]));
  const identifier = read.value;
  const asker = await otpAskerOf(deps.db, identifier, device);
  const agreed: AgreedAt | null =
    form.agreeToTerms === true ? { place: 'otp', device: device.name, notice: form.notice } : null;
  return transactAll<Result<OpenedAccount, Failure>>(deps.db, async (tx) => {
    const owner = { purpose: 'login' as const, recipient: identifier.value, userId: null };
    const checked = await checkOtp(tx, deps, owner, form.otp, asker);
    if (!checked.ok) return checked;
    const known = await accountOf(tx, deps, identifier);
    if (known === null && form.agreeToTerms === false) return err({ code: 'TERMS_NOT_AGREED' });
    await checked.value.use();
    if (known !== null && known.user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    const user =
      known?.user ??
      (await takeOverByPhone(tx, deps, identifier, agreed)) ??
      (await createAccountOf(tx, deps, identifier, agreed));
    const session = await startSession(tx, deps, user, device);
    return ok({ user, session, isNewUser: known === null, isAccountReset: known?.isReset === true });
  });
}

async function accountOf(
  tx: Database,
  deps: Deps & AccountDeps,
  { kind, value }: Identifier,
): Promise<ProvenAccount | null> {
  if (kind === 'email') return accountOfProvenEmail(tx, deps, value);
  const user = await findUserByLogin(tx, { kind, name: value });
  return user && { user, isReset: false };
}

/** Takes over the unverified phone-order account of this number (ORDER-38), or null. */
async function takeOverByPhone(
  tx: Database,
  deps: Deps & AccountDeps,
  { kind, value }: Identifier,
  agreed: AgreedAt | null,
): Promise<UserRow | null> {
  const claimed = kind === 'mobile' ? await findUserByClaimedMobile(tx, value) : null;
  const user = claimed === null ? null : await lockUser(tx, claimed.id);
  if (user === null || user.claimedMobile !== value) return null;
  const updatedAt = deps.now();
  if (isProven(user) || user.deactivatedAt !== null || user.providers.length > 0) {
    await updateUser(tx, user.id, { claimedMobile: null, updatedAt });
    return null;
  }
  await endSessions(tx, deps, user.id);
  const agreedToTermsAt = user.agreedToTermsAt ?? (agreed === null ? null : updatedAt);
  const owned = { mobile: value, claimedMobile: null, passwordHash: null, agreedToTermsAt, updatedAt };
  await updateUser(tx, user.id, owned);
  if (agreed !== null) await recordConsent(tx, deps, { userId: user.id, purpose: 'terms' }, agreed);
  return findUser(tx, user.id);
}

async function createAccountOf(
  tx: Database,
  deps: Deps & AccountDeps,
  identifier: Identifier,
  agreed: AgreedAt | null,
): Promise<UserRow> {
  const isEmail = identifier.kind === 'email';
  const made = await createAccount(tx, deps, {
    name: nameForNewAccount(identifier),
    email: isEmail ? identifier.value : null,
    emailVerified: isEmail,
    mobile: isEmail ? null : identifier.value,
    passwordHash: null,
    agreed: agreed === null ? null : { ...agreed, purposes: ['terms'] },
  });
  const user = made ?? (await accountOf(tx, deps, identifier))?.user;
  if (user === undefined) throw new Error('the account of a proven address is neither new nor known');
  return user;
}
