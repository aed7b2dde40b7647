import { isMobile, normaliseMobile } from '@ilaneer/domain/account/mobile';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transactAll } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { lockRecipient } from '../one-time/repository.ts';
import { type SendOtpEnvironment, type SentOtp, sendOtp } from '../one-time/send-otp.ts';
import { takeOtp } from '../one-time/take-otp.ts';
import { findUser, findUserByLogin, type UserRow, updateUser } from './repository.ts';

type Environment = SendOtpEnvironment & Pick<AppDeps, 'jwtSecret'>;

/** Sends an OTP to the number that the shopper wants on the account. Errors: bad fields and those of sendOtp. */
export async function requestMobile(
  env: Environment,
  userId: string,
  typed: string,
): Promise<Result<SentOtp, Failure>> {
  const mobile = readMobile(typed);
  if (!mobile.ok) return mobile;
  const user = await findUser(env.db, userId);
  if (user?.mobile === mobile.value) {
    return err(invalid([{ field: 'mobileNumber', message: 'This is already your mobile number.' }]));
  }
  const to = { kind: 'mobile', value: mobile.value, isStranger: false } as const;
  return sendOtp(env, to, { purpose: 'mobile', userId });
}

/** Puts the number on the account with its OTP. Errors: bad fields, MOBILE_TAKEN and those of takeOtp. */
export async function confirmMobile(
  env: Environment,
  userId: string,
  form: { readonly mobileNumber: string; readonly otp: string },
): Promise<Result<UserRow, Failure>> {
  const mobile = readMobile(form.mobileNumber);
  if (!mobile.ok) return mobile;
  return transactAll<Result<UserRow, Failure>>(env.db, async (tx) => {
    await lockRecipient(tx, mobile.value);
    const owner = { purpose: 'mobile' as const, recipient: mobile.value, userId };
    const taken = await takeOtp(tx, env, owner, form.otp);
    if (!taken.ok) return taken;
    const holder = await findUserByLogin(tx, { kind: 'mobile', name: mobile.value });
    if (holder !== null && holder.id !== userId) return err({ code: 'MOBILE_TAKEN' });
    await updateUser(tx, userId, { mobile: mobile.value, updatedAt: env.now() });
    const user = await findUser(tx, userId);
    return user === null ? err({ code: 'SESSION_REVOKED' }) : ok(user);
  });
}

function readMobile(typed: string): Result<string, Failure> {
  const mobile = normaliseMobile(typed.trim());
  if (isMobile(mobile)) return ok(mobile);
  const message =
    typed.trim() === '' ? 'Mobile number is required' : 'Please enter a valid mobile number (10 digits)';
  return err(invalid([{ field: 'mobileNumber', message }]));
}
