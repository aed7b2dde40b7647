import { type Identifier, readIdentifier } from '@ilaneer/domain/account/identifier';
import { nameForNewAccount } from '@ilaneer/domain/account/name-for';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../../app-deps.ts';
import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Device } from '../../../http/device-of-request.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { takeOtp } from '../../verification/take-otp.ts';
import { findUserByLogin, type UserRow } from '../repository.ts';
import { otpAskerOf } from '../session/known-device.ts';
import { type NewSession, startSession } from '../session/start-session.ts';
import { accountOfProvenEmail } from './account-of-email.ts';
import { makeAccount } from './create-account.ts';
import type { WelcomeEnvironment } from './send-welcome.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'jwtSecret' | 'sessions'> & WelcomeEnvironment;

/** A finished login. */
export type OpenedAccount = {
  readonly user: UserRow;
  readonly session: NewSession;
  readonly isNewUser: boolean;
};

/**
 * Logs in with an OTP; a number or address without an account gets one. Errors: bad fields, ACCOUNT_DEACTIVATED and
 * those of takeOtp.
 */
export async function logInWithOtp(
  env: Environment,
  form: { readonly identifier: string; readonly otp: string },
  device: Device,
): Promise<Result<OpenedAccount, Failure>> {
  const read = readIdentifier(form.identifier);
  if (!read.ok) return err(invalid([read.error]));
  const identifier = read.value;
  const asker = await otpAskerOf(env.db, identifier, device);
  return transactAll<Result<OpenedAccount, Failure>>(env.db, async (tx) => {
    const owner = { purpose: 'login' as const, recipient: identifier.value, userId: null };
    const taken = await takeOtp(tx, env, owner, form.otp, asker);
    if (!taken.ok) return taken;
    const known = await accountOf(tx, env, identifier);
    if (known !== null && known.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    const user = known ?? (await makeAccountOf(tx, env, identifier));
    const session = await startSession(tx, user, env, device);
    return ok({ user, session, isNewUser: known === null });
  });
}

function accountOf(tx: Database, env: Environment, { kind, value }: Identifier): Promise<UserRow | null> {
  return kind === 'mobile'
    ? findUserByLogin(tx, { kind, name: value })
    : accountOfProvenEmail(tx, env, value);
}

async function makeAccountOf(tx: Database, env: Environment, identifier: Identifier): Promise<UserRow> {
  const isEmail = identifier.kind === 'email';
  const made = await makeAccount(tx, env, {
    name: nameForNewAccount(identifier),
    email: isEmail ? identifier.value : null,
    emailVerified: isEmail,
    mobile: isEmail ? null : identifier.value,
    passwordHash: null,
    consents: ['terms'],
  });
  // Somebody signed up with the same address in this very moment: it is theirs who proved it.
  const user = made ?? (await accountOf(tx, env, identifier));
  if (user === null) throw new Error('the account of a proven address is neither new nor known');
  return user;
}
