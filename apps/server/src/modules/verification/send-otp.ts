import type { Identifier } from '@ilaneer/domain/account/identifier';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { maySendOtp, OTP, type OtpAsker } from '@ilaneer/domain/verification/otp';
import type { Database } from '../../db/connect.ts';
import { rollBackUnless, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type BudgetLeft, budgetLeft, type MessageBudgets } from '../../messages/within-budget.ts';
import {
  countOtpsToStrangers,
  insertCodes,
  listPastOtps,
  lockToSend,
  type OtpRow,
  type PastOtpTo,
} from './repository.ts';

export type VerificationDeps = SecretDeps & {
  readonly jobs: Pick<Jobs, 'enqueueAll'>;
  /** Live shops need a gateway. */
  readonly canSendSms: boolean;
  readonly config: { readonly messageBudgets: MessageBudgets; readonly rateLimits: boolean };
};

const MINUTE_MS = 60_000;
// Above the usual sign-ups per minute, yet affordable.
const TO_STRANGERS_A_MINUTE = 60;

type Channel = OtpRow['channel'];

export type AskedOtp = Pick<OtpRow, 'purpose' | 'userId' | 'deviceHash' | 'broughtCookie'> & {
  readonly to: Identifier & { readonly isStranger: boolean };
  readonly asker: OtpAsker;
};

export type SentOtp = {
  readonly channel: Channel;
  readonly identifier: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
};

/** Errors: those of sendOtps. */
export async function sendOtp(
  deps: Deps & VerificationDeps,
  to: Identifier,
  of: { readonly purpose: 'mobile' | 'confirm'; readonly userId: string },
): Promise<Result<SentOtp, Failure>> {
  const asker = { kind: 'session' } as const;
  const [sent] = await sendOtps(deps, [
    { ...of, deviceHash: null, broughtCookie: false, to: { ...to, isStranger: false }, asker },
  ]);
  if (sent === undefined) throw new Error('an OTP was asked for without an answer');
  return sent;
}

/**
 * Batched. Strangers' OTPs cost money and have a shop-wide limit; excess ones are dropped without a visible
 * difference. Errors per OTP: SMS_UNAVAILABLE, OTP_BUDGET_SPENT, and OTP_TOO_SOON, OTP_TRIES_EXCEEDED,
 * RATE_LIMITED with `retryAfterSeconds`.
 */
export async function sendOtps(
  deps: Deps & VerificationDeps,
  asked: readonly AskedOtp[],
): Promise<Result<SentOtp, Failure>[]> {
  const channels = [...new Set(asked.map(({ to }) => channelTo(to)))];
  const budgets = new Map<Channel, BudgetLeft>();
  for (const channel of channels) {
    budgets.set(channel, await budgetLeft(deps, channel === 'sms' ? 'sms' : 'otp-mail'));
  }
  return transactAll(deps.db, async (tx) => {
    const logins = asked.filter(({ purpose }) => purpose === 'login');
    const recipients = [...new Set(asked.map(({ to }) => to.value))];
    await lockToSend(tx, recipients, [...new Set(logins.map(({ to }) => channelTo(to)))]);
    const at = deps.now();
    const past = await listPastOtps(tx, recipients, new Date(at.getTime() - OTP.rememberedMs));
    const histories = Map.groupBy(past, ({ recipient }) => recipient);
    const mailbags = new Map<Channel, Mailbag>();
    for (const channel of channels) {
      const room = await roomForStrangers(tx, deps, channel, budgets.get(channel)?.forStrangers ?? false);
      mailbags.set(channel, { wanted: [], heldBack: [], room });
    }
    const codes: OtpRow[] = [];
    const answers = asked.map((one): Result<SentOtp, Failure> => {
      const channel = channelTo(one.to);
      const refusal = refusalOf(deps, channel, budgets.get(channel)?.forShoppers ?? false);
      if (refusal !== null) return err(refusal);
      const history = histories.get(one.to.value) ?? [];
      const allowed = maySendOtp(history, one.purpose, one.asker, at);
      if (!allowed.ok) {
        const { code, retryAfterSeconds } = allowed.error;
        return err({ code, data: { retryAfterSeconds } });
      }
      const code = newCode(deps.newId(), one, channel, at);
      codes.push(code);
      // The second of two concurrent requests is refused.
      histories.set(one.to.value, [...history, asPast(code)]);
      putInto(mailbags.get(channel), code.id, one.to.isStranger);
      return ok(sentTo(one.to.value, channel));
    });
    await insertCodes(tx, codes);
    for (const [channel, mailbag] of mailbags) await enqueue(tx, deps, channel, mailbag);
    return answers;
  });
}

type Mailbag = {
  readonly wanted: { readonly data: { readonly codeId: string }; readonly isUrgent: boolean }[];
  readonly heldBack: { readonly data: { readonly codeId: string }; readonly isUrgent: boolean }[];
  room: number;
};

function putInto(mailbag: Mailbag | undefined, codeId: string, isStranger: boolean): void {
  if (mailbag === undefined) throw new Error('an OTP was requested for another channel');
  const isWanted = !isStranger || mailbag.room > 0;
  if (isStranger) mailbag.room -= 1;
  (isWanted ? mailbag.wanted : mailbag.heldBack).push({ data: { codeId }, isUrgent: !isStranger });
}

async function enqueue(
  tx: Database,
  deps: Deps & VerificationDeps,
  channel: Channel,
  { wanted, heldBack }: Mailbag,
): Promise<void> {
  const queue = channel === 'sms' ? 'send-otp' : 'send-otp-mail';
  await deps.jobs.enqueueAll(tx, queue, wanted);
  await rollBackUnless(false, tx, () => deps.jobs.enqueueAll(tx, queue, heldBack));
}

function channelTo({ kind }: Identifier): Channel {
  return kind === 'mobile' ? 'sms' : 'email';
}

function refusalOf(deps: Deps & VerificationDeps, channel: Channel, hasBudget: boolean): Failure | null {
  if (channel === 'sms' && !deps.canSendSms) return { code: 'SMS_UNAVAILABLE' };
  return hasBudget ? null : { code: 'OTP_BUDGET_SPENT', message: BUDGET_SPENT_TEXTS[channel] };
}

const BUDGET_SPENT_TEXTS = {
  sms: 'We cannot send more OTPs by SMS today. Please use your email address or your password instead.',
  email: 'We cannot send more OTPs by email today. Please use your mobile number or your password instead.',
} as const;

async function roomForStrangers(
  tx: Database,
  deps: Deps & VerificationDeps,
  channel: Channel,
  hasBudget: boolean,
): Promise<number> {
  const since = new Date(deps.now().getTime() - MINUTE_MS);
  const sent = await countOtpsToStrangers(tx, channel, since, TO_STRANGERS_A_MINUTE);
  if (!hasBudget) return 0;
  return deps.config.rateLimits ? TO_STRANGERS_A_MINUTE - sent : Number.POSITIVE_INFINITY;
}

function newCode(
  id: string,
  { purpose, userId, deviceHash, broughtCookie, to }: AskedOtp,
  channel: Channel,
  at: Date,
): OtpRow {
  return {
    id,
    purpose,
    channel,
    recipient: to.value,
    userId,
    tries: 0,
    triesWithoutCookie: 0,
    deviceHash,
    broughtCookie,
    createdAt: at,
    expiresAt: new Date(at.getTime() + OTP.validMs),
    usedAt: null,
  };
}

function asPast(code: OtpRow): PastOtpTo {
  return { ...code, isUsed: false };
}

function sentTo(identifier: string, channel: Channel): SentOtp {
  return {
    channel,
    identifier,
    resendAfterSeconds: OTP.resendAfterMs / 1_000,
    expiresInSeconds: OTP.validMs / 1_000,
  };
}
