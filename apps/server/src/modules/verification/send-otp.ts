import type { Identifier } from '@ilaneer/domain/account/identifier';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { maySendOtp, OTP, type OtpAsker } from '@ilaneer/domain/verification/otp';
import { keepOnlyIf, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { hasBudget, type MessageBudgets } from '../../messages/within-budget.ts';
import { countOtpsToStrangers, insertCode, listPastOtps, lockRecipient, type OtpRow } from './repository.ts';

/** What verifying a number or an address works with. */
export type VerificationDeps = SecretDeps & {
  /** Whether an SMS would reach anybody; a live shop needs a gateway for that. */
  readonly canSendSms: boolean;
  readonly config: { readonly messageBudgets: MessageBudgets; readonly rateLimits: boolean };
};

const MINUTE_MS = 60_000;
// More new shoppers than log in for the first time in any minute, and few enough to pay for.
const TO_STRANGERS_A_MINUTE = 60;

/** Where an OTP went, and the waits that the screen shows. */
export type SentOtp = {
  readonly channel: 'sms' | 'email';
  readonly identifier: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

/**
 * Sends an OTP, to shoppers before strangers. What goes to numbers and addresses without an account is bounded over the
 * whole shop, for each costs money and keeps others waiting; one above that is not sent, which neither the reply nor the
 * time that it takes tells. Errors: SMS_UNAVAILABLE, OTP_BUDGET_SPENT, and OTP_TOO_SOON, OTP_TRIES_EXCEEDED, RATE_LIMITED
 * with `retryAfterSeconds`.
 */
export async function sendOtp(
  deps: Deps & VerificationDeps,
  to: Identifier & { readonly isStranger: boolean },
  { purpose, userId, deviceHash }: Pick<OtpRow, 'purpose' | 'userId' | 'deviceHash'>,
  asker: OtpAsker = { kind: 'session' },
): Promise<Result<SentOtp, Failure>> {
  if (to.kind === 'mobile' && !deps.canSendSms) return err({ code: 'SMS_UNAVAILABLE' });
  const channel = to.kind === 'mobile' ? 'sms' : 'email';
  const budget = channel === 'sms' ? 'sms' : 'otp-mail';
  if (!(await hasBudget(deps, budget, 'shopper'))) {
    return err({ code: 'OTP_BUDGET_SPENT', message: BUDGET_SPENT_TEXTS[channel] });
  }
  const hasRoom = await hasRoomForStrangers(deps, channel);
  return transact<SentOtp, Failure>(deps.db, async (tx) => {
    await lockRecipient(tx, to.value);
    const at = deps.now();
    const history = await listPastOtps(tx, to.value, new Date(at.getTime() - OTP.rememberedMs));
    const allowed = maySendOtp(history, purpose, asker, at);
    if (!allowed.ok) {
      const { code, retryAfterSeconds } = allowed.error;
      return err({ code, data: { retryAfterSeconds } });
    }
    const id = deps.newId();
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
    const queue = channel === 'sms' ? 'send-otp' : 'send-otp-mail';
    await keepOnlyIf(!to.isStranger || hasRoom, tx, () =>
      deps.jobs.enqueue(tx, queue, { codeId: id }, { isUrgent: !to.isStranger }),
    );
    return ok({
      channel,
      identifier: to.value,
      resendAfterSeconds: OTP.resendAfterMs / 1_000,
      expiresInSeconds: OTP.validMs / 1_000,
    });
  });
}

const BUDGET_SPENT_TEXTS = {
  sms: 'We cannot send more OTPs by SMS today. Please use your email address or your password instead.',
  email: 'We cannot send more OTPs by email today. Please use your mobile number or your password instead.',
} as const;

async function hasRoomForStrangers(
  deps: Deps & VerificationDeps,
  channel: 'sms' | 'email',
): Promise<boolean> {
  const since = new Date(deps.now().getTime() - MINUTE_MS);
  const sent = await countOtpsToStrangers(deps.db, channel, since, TO_STRANGERS_A_MINUTE);
  const isWithinRate = !deps.config.rateLimits || sent < TO_STRANGERS_A_MINUTE;
  return isWithinRate && (await hasBudget(deps, channel === 'sms' ? 'sms' : 'otp-mail', 'stranger'));
}
