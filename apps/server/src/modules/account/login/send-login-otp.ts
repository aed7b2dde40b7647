import type { Identifier } from '@ilaneer/domain/account/identifier';
import type { Result } from '@ilaneer/domain/result';
import type { Device } from '../../../http/device-of-request.ts';
import type { Failure } from '../../../http/failure.ts';
import { type SendOtpEnvironment, type SentOtp, sendOtp } from '../../verification/send-otp.ts';
import { findUserByLogin } from '../repository.ts';
import { otpAskerOf } from '../session/known-device.ts';

/** Sends an OTP to log in with; a number or address without an account gets one with it. Errors: those of sendOtp. */
export async function sendLoginOtp(
  env: SendOtpEnvironment,
  to: Identifier,
  device: Device,
): Promise<Result<SentOtp, Failure>> {
  const user = await findUserByLogin(env.db, { kind: to.kind, name: to.value });
  const asker = await otpAskerOf(env.db, to, device);
  const code = { purpose: 'login' as const, userId: null, deviceHash: device.hash };
  return sendOtp(env, { ...to, isStranger: user === null }, code, asker);
}
