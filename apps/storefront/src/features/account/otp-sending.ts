import type { ReplyOf } from '@ilaneer/contract/call';
import type { sendOtp } from '@ilaneer/contract/otp';
import { ApiError } from '../../lib/api-errors.ts';

/** An OTP that is under way. */
export type SentOtp = {
  /** Where it went, or null when it had been sent before. */
  readonly sentTo: string | null;
  /** When another may be asked for, in milliseconds since 1970. */
  readonly resendAt: number;
};

/** What came of asking for an OTP. One that was sent a moment ago is as good as a new one. */
export async function otpSending(sending: Promise<ReplyOf<typeof sendOtp>>): Promise<SentOtp> {
  try {
    const { identifier, resendAfterSeconds } = await sending;
    return { sentTo: identifier, resendAt: Date.now() + resendAfterSeconds * 1_000 };
  } catch (error) {
    const seconds = error instanceof ApiError ? secondsToWait(error) : null;
    if (seconds === null) throw error;
    return { sentTo: null, resendAt: Date.now() + seconds * 1_000 };
  }
}

function secondsToWait({ reply }: ApiError): number | null {
  if (reply?.code !== 'OTP_TOO_SOON') return null;
  const { data } = reply;
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return null;
  return typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : null;
}
