import { err, ok, type Result } from '../result.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** VERIFICATION-1 to VERIFICATION-5. */
export const OTP = {
  digits: 4,
  validMs: 5 * MINUTE_MS,
  tries: 5,
  /** An OTP belongs to the requesting browser (by cookie). Without one, fewer tries. */
  triesWithoutCookie: 2,
  resendAfterMs: 30_000,
  sendsPerHour: 5,
  /** Block after too many wrong guesses. */
  blockedMs: 15 * MINUTE_MS,
  /** Four digits could be guessed in a day, so tries per 24 hours are limited. */
  triesPerDay: 30,
  /** The rest is reserved for known devices, so that strangers can't exhaust it. */
  triesPerDayOfStrangers: 20,
  triesPerDayWithoutCookie: 10,
  rememberedMs: 24 * HOUR_MS,
} as const;

/** Messages with a daily budget, since strangers can trigger them (VERIFICATION-10). */
export const BUDGETED_MESSAGES = ['sms', 'otp-mail'] as const;

export type BudgetedMessage = (typeof BUDGETED_MESSAGES)[number];

/** VERIFICATION-6. */
export const OTP_PURPOSES = ['login', 'mobile', 'confirm'] as const;

export const ACCOUNT_LINK_PURPOSES = ['reset-password', 'verify-email'] as const;

export type PastOtp = {
  readonly purpose: string;
  readonly createdAt: Date;
  readonly tries: number;
  readonly triesWithoutCookie: number;
  /** Null for requests of a session. */
  readonly deviceHash: string | null;
  readonly isUsed: boolean;
};

/** A login from a device with a cookie or without (`nameless`), or a `session` of the account. */
export type OtpAsker =
  | { readonly kind: 'session' }
  | { readonly kind: 'device'; readonly hash: string; readonly isKnown: boolean }
  | { readonly kind: 'nameless' };

/** Reason and wait in seconds. */
export type OtpRefusal = {
  readonly code: 'OTP_TOO_SOON' | 'RATE_LIMITED' | 'OTP_TRIES_EXCEEDED';
  readonly retryAfterSeconds: number;
};

/** By the history of the number or address. */
export function maySendOtp(
  history: readonly PastOtp[],
  purpose: string,
  asker: OtpAsker,
  now: Date,
): Result<null, OtpRefusal> {
  const samePurpose = history.filter((past) => past.purpose === purpose);
  const blocked = blockOf(samePurpose, asker, now);
  if (blocked !== null) return err(blocked);
  const newest = Math.max(...samePurpose.map(sentAt));
  const resendAt = newest + OTP.resendAfterMs;
  if (resendAt > now.getTime()) return err(refusal('OTP_TOO_SOON', resendAt, now));
  const recent = history.map(sentAt).filter((at) => at > now.getTime() - HOUR_MS);
  if (recent.length < OTP.sendsPerHour) return ok(null);
  const oldestThatCounts = recent.toSorted((a, b) => b - a)[OTP.sendsPerHour - 1] ?? 0;
  return err(refusal('RATE_LIMITED', oldestThatCounts + HOUR_MS, now));
}

/** Other people's guesses count only towards the daily limit, up to a part of it (VERIFICATION-5). */
export function blockOf(history: readonly PastOtp[], asker: OtpAsker, now: Date): OtpRefusal | null {
  const wrong = history.filter(({ isUsed }) => !isUsed);
  const until = Math.max(
    ...wrong.filter((past) => hasSpent(asker, past)).map((past) => sentAt(past) + OTP.blockedMs),
  );
  if (until > now.getTime()) return refusal('OTP_TRIES_EXCEEDED', until, now);
  const isForDay =
    sum(wrong.map((past) => past.tries + past.triesWithoutCookie)) >= dayLimitOf(asker) ||
    (asker.kind === 'nameless' &&
      sum(wrong.map((past) => past.triesWithoutCookie)) >= OTP.triesPerDayWithoutCookie);
  if (!isForDay) return null;
  const oldest = Math.min(...wrong.filter((past) => past.tries + past.triesWithoutCookie > 0).map(sentAt));
  return refusal('OTP_TRIES_EXCEEDED', oldest + OTP.rememberedMs, now);
}

function hasSpent(asker: OtpAsker, past: PastOtp): boolean {
  if (asker.kind === 'nameless') return past.triesWithoutCookie >= OTP.triesWithoutCookie;
  if (asker.kind === 'device' && past.deviceHash !== asker.hash) return false;
  return past.tries >= OTP.tries;
}

function dayLimitOf(asker: OtpAsker): number {
  const isStranger = asker.kind === 'nameless' || (asker.kind === 'device' && !asker.isKnown);
  return isStranger ? OTP.triesPerDayOfStrangers : OTP.triesPerDay;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function sentAt(past: PastOtp): number {
  return past.createdAt.getTime();
}

function refusal(code: OtpRefusal['code'], until: number, now: Date): OtpRefusal {
  return { code, retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1_000)) };
}
