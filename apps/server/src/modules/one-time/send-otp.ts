import type { Identifier } from '@ilaneer/domain/account/identifier';
import { maySendOtp, OTP, type OtpAsker } from '@ilaneer/domain/account/otp';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import type { Failure } from '../../http/failure.ts';
import { insertCode, listPastOtps, lockRecipient, type OneTimeCode } from './repository.ts';

type Environment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'jobs' | 'canSendSms'>;

/** Where an OTP went, and the waits that the screen shows. */
export type SentOtp = {
  readonly channel: 'sms' | 'email';
  readonly identifier: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

/**
 * Sends an OTP. Never looks whether there is an account, so that the reply cannot tell. Errors: SMS_UNAVAILABLE, and
 * OTP_TOO_SOON, OTP_TRIES_EXCEEDED, RATE_LIMITED with `retryAfterSeconds`.
 */
export async function sendOtp(
  env: Environment,
  to: Identifier,
  { purpose, userId, deviceHash }: Pick<OneTimeCode, 'purpose' | 'userId' | 'deviceHash'>,
  asker: OtpAsker = { kind: 'session' },
): Promise<Result<SentOtp, Failure>> {
  if (to.kind === 'mobile' && !env.canSendSms) return err({ code: 'SMS_UNAVAILABLE' });
  const channel = to.kind === 'mobile' ? 'sms' : 'email';
  return transact<SentOtp, Failure>(env.db, async (tx) => {
    await lockRecipient(tx, to.value);
    const at = env.now();
    const history = await listPastOtps(tx, to.value, new Date(at.getTime() - OTP.rememberedMs));
    const allowed = maySendOtp(history, purpose, asker, at);
    if (!allowed.ok) {
      const { code, retryAfterSeconds } = allowed.error;
      return err({ code, data: { retryAfterSeconds } });
    }
    const id = env.newId();
    await insertCode(tx, {
      id,
      purpose,
      channel,
      recipient: to.value,
      userId,
      tries: 0,
      triesWithoutCookie: 0,
      deviceHash,
      createdAt: at,
      expiresAt: new Date(at.getTime() + OTP.validMs),
      usedAt: null,
    });
    await env.jobs.enqueue(tx, 'send-otp', { codeId: id });
    return ok({
      channel,
      identifier: to.value,
      resendAfterSeconds: OTP.resendAfterMs / 1_000,
      expiresInSeconds: OTP.validMs / 1_000,
    });
  });
}
