import type { Identifier } from '@ilaneer/domain/account/identifier';
import type { Result } from '@ilaneer/domain/result';
import type { Failure } from '../../http/failure.ts';
import { type SendOtpEnvironment, type SentOtp, sendOtp } from '../one-time/send-otp.ts';
import { findUserByLogin } from './repository.ts';

/** Sends an OTP to log in with; a number or address without an account gets one with it. Errors: those of sendOtp. */
export async function sendLoginOtp(
  env: SendOtpEnvironment,
  to: Identifier,
): Promise<Result<SentOtp, Failure>> {
  const user = await findUserByLogin(env.db, { kind: to.kind, name: to.value });
  return sendOtp(env, { ...to, isStranger: user === null }, { purpose: 'login', userId: null });
}
