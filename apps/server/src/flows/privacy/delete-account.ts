import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transactAll } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import {
  confirmationMissing,
  confirmByOtp,
  confirmByPassword,
  type OwnerProof,
} from '../../modules/account/credentials/confirm-owner.ts';
import { findUser, lockUser } from '../../modules/account/repository.ts';
import { eraseAccount } from './erase-account.ts';

type Environment = Pick<
  AppDeps,
  'db' | 'now' | 'newId' | 'jwtSecret' | 'canSendSms' | 'sessions' | 'jobs' | 'brand' | 'config'
>;

/**
 * Deletes the account with its password or an OTP. Errors: bad fields, PASSWORD_WRONG and those of takeOtp.
 */
export async function deleteAccount(
  env: Environment,
  userId: string,
  form: OwnerProof,
): Promise<Result<null, Failure>> {
  const known = await findUser(env.db, userId);
  if (known === null) return err({ code: 'SESSION_REVOKED' });
  const { password = '', otp = '' } = form;
  if (password === '' && otp === '') return err(confirmationMissing('password', known));
  if (password !== '') {
    const confirmed = await confirmByPassword(known, password);
    if (!confirmed.ok) return confirmed;
  }
  return transactAll<Result<null, Failure>>(env.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === null || user.deactivatedAt !== null) return err({ code: 'ACCOUNT_DEACTIVATED' });
    if (password !== '' && user.passwordHash !== known.passwordHash) return err({ code: 'PASSWORD_WRONG' });
    const confirmed = password === '' ? await confirmByOtp(tx, env, user, otp) : ok(null);
    if (!confirmed.ok) return confirmed;
    await eraseAccount(tx, env, user);
    return ok(null);
  });
}
