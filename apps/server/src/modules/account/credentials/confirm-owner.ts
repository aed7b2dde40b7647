import type { Identifier } from '@ilaneer/domain/account/identifier';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { maskIdentifier } from '@ilaneer/domain/verification/mask';
import type { Database } from '../../../db/connect.ts';
import { transactAll } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { fitsPassword } from '../../../deps/passwords.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type SentOtp, sendOtp, takeOtp } from '../../verification/verification.ts';
import type { AccountDeps } from '../session/session-check.ts';
import { findUser, type UserRow } from '../user/repository.ts';

function confirmationTarget(
  { canSendSms }: Pick<AccountDeps, 'canSendSms'>,
  { mobile, email }: Pick<UserRow, 'mobile' | 'email'>,
): Identifier | null {
  if (mobile !== null && canSendSms) return { kind: 'mobile', value: mobile };
  return email === null ? null : { kind: 'email', value: email };
}

export async function sendConfirmationOtp(
  deps: Deps & AccountDeps,
  { userId }: ShopperActor,
): Promise<Result<SentOtp, Failure>> {
  const user = await findUser(deps.db, userId);
  const target = user === null ? null : confirmationTarget(deps, user);
  if (target === null) return err({ code: 'SMS_UNAVAILABLE' });
  const sent = await sendOtp(deps, target, { purpose: 'confirm', userId });
  return sent.ok ? ok({ ...sent.value, identifier: maskIdentifier(target) }) : sent;
}

export async function confirmByPassword(user: UserRow, password: string): Promise<Result<null, Failure>> {
  return (await fitsPassword(user.passwordHash, password)) ? ok(null) : err({ code: 'PASSWORD_WRONG' });
}

/** The transaction must commit on failure too. Errors: those of takeOtp. */
export async function confirmByOtp(
  tx: Database,
  deps: Deps & AccountDeps,
  user: UserRow,
  otp: string,
): Promise<Result<null, Failure>> {
  const target = confirmationTarget(deps, user);
  if (target === null) return err({ code: 'OTP_EXPIRED' });
  return takeOtp(tx, deps, { purpose: 'confirm', recipient: target.value, userId: user.id }, otp);
}

export type OwnerProof = { readonly password?: string | undefined; readonly otp?: string | undefined };

/** Uses up the OTP. Errors: a bad form, PASSWORD_WRONG and those of takeOtp. */
export async function confirmOwner(
  deps: Deps & AccountDeps,
  user: UserRow,
  { password = '', otp = '' }: OwnerProof,
): Promise<Result<null, Failure>> {
  if (password !== '') return confirmByPassword(user, password);
  if (otp === '') return err(confirmationMissing('password', user));
  return transactAll(deps.db, (tx) => confirmByOtp(tx, deps, user, otp));
}

export function confirmationMissing(field: 'password' | 'currentPassword', user: UserRow): Failure {
  if (user.passwordHash === null) return invalid([{ field: 'otp', message: 'OTP is required' }]);
  const message = field === 'password' ? 'Password is required' : 'Current password is required';
  return invalid([{ field, message }]);
}
