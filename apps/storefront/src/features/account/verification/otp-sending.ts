import { ApiError } from '@ilaneer/client/api-errors';
import type { sendOtp } from '@ilaneer/contract/account/otp';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { secondsToWait } from '../dialog/account-problem.ts';

export type SentOtp = {
  readonly sentTo: string | null;
  readonly resendAt: number;
};

/** A recently sent OTP is still valid. */
export async function otpSending(sending: Promise<ReplyOf<typeof sendOtp>>): Promise<SentOtp> {
  try {
    const { identifier, resendAfterSeconds } = await sending;
    return { sentTo: identifier, resendAt: Date.now() + resendAfterSeconds * 1_000 };
  } catch (error) {
    const isTooSoon = error instanceof ApiError && error.reply?.code === 'OTP_TOO_SOON';
    const seconds = isTooSoon ? secondsToWait(error) : null;
    if (seconds === null) throw error;
    return { sentTo: null, resendAt: Date.now() + seconds * 1_000 };
  }
}
