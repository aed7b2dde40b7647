import { err, ok, type Result } from '@ilaneer/domain/result';
import { maskIdentifier } from '@ilaneer/domain/verification/mask';
import type { Failure } from '../../../http/failure.ts';
import { type SendOtpEnvironment, type SentOtp, sendOtp } from '../../verification/send-otp.ts';
import { findUser } from '../repository.ts';
import { confirmationTarget } from './confirm-owner.ts';

/** Sends an OTP that confirms a change of the account to its own number or address, which the reply masks. */
export async function sendConfirmationOtp(
  env: SendOtpEnvironment,
  userId: string,
): Promise<Result<SentOtp, Failure>> {
  const user = await findUser(env.db, userId);
  const target = user === null ? null : confirmationTarget(env, user);
  if (target === null) return err({ code: 'SMS_UNAVAILABLE' });
  const sent = await sendOtp(env, target, { purpose: 'confirm', userId });
  return sent.ok ? ok({ ...sent.value, identifier: maskIdentifier(target) }) : sent;
}
