import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Result } from '@ilaneer/domain/result';
import type { AttackFigures, AttackKind } from '@ilaneer/domain/security/attack';
import type { AttemptKind } from '@ilaneer/domain/security/attempt';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { shortenedNetwork } from './networks.ts';

export type LoginMethod = 'password' | 'otp' | 'google' | 'facebook' | 'provider' | 'signup';

export type SecurityEvent =
  | { readonly event: 'login.succeeded'; readonly userId: string; readonly method: LoginMethod }
  | { readonly event: 'login.failed'; readonly method: LoginMethod; readonly reason: string }
  | { readonly event: 'login.locked-out'; readonly userId: string | null; readonly limit: string }
  | { readonly event: 'otp.sent'; readonly userId: string | null; readonly channel: 'sms' | 'email' }
  | { readonly event: 'otp.failed'; readonly userId: string | null; readonly reason: string }
  | { readonly event: 'password.changed'; readonly userId: string }
  | { readonly event: 'password.reset' }
  | { readonly event: 'email.changed' }
  | { readonly event: 'mobile.changed'; readonly userId: string }
  | {
      readonly event: 'session.revoked';
      readonly userId: string;
      /** `all`: by staff. */
      readonly scope: 'own' | 'one' | 'others' | 'all';
    }
  | { readonly event: 'account.deleted'; readonly userId: string }
  | { readonly event: 'access.refused'; readonly userId: string; readonly code: string }
  | { readonly event: 'staff.sign-in.succeeded'; readonly memberId: string; readonly way: string }
  | { readonly event: 'staff.sign-in.failed'; readonly step: StaffSignInStep; readonly reason: string }
  | { readonly event: 'staff.session.unlocked'; readonly memberId: string }
  | {
      readonly event: 'staff.session.ended';
      readonly memberId: string;
      readonly scope: 'own' | 'one' | 'others';
    }
  | { readonly event: 'staff.credentials.changed'; readonly memberId: string; readonly what: StaffCredential }
  | { readonly event: 'staff.invitation.accepted' }
  | { readonly event: 'staff.access.refused'; readonly memberId: string; readonly code: string }
  | { readonly event: 'webhook.refused'; readonly gateway: string }
  | { readonly event: 'rate-limit.hit'; readonly userId: string | null; readonly limit: string };

export type StaffSignInStep = 'password' | 'code' | 'passkey' | 'unlock' | 'confirmation';

/** Credential used; `reset`: second factor removed by another member. */
export type StaffCredential = 'password' | 'second-factor' | 'recovery-codes' | 'passkeys' | 'reset';

/** A guarded attempt; identifiers are hashed before storage. */
export type GuardedAttempt = {
  readonly kind: AttemptKind;
  readonly succeeded: boolean;
  readonly subject: string;
};

export type SecurityLog = {
  record(event: SecurityEvent, request: Pick<FastifyRequest, 'id' | 'ip'>): void;
  /** Input of attack detection (SECURITY-6). */
  note(attempt: GuardedAttempt, request: Pick<FastifyRequest, 'ip'>): void;
  /** Start of an attack. */
  alarm(attack: AttackKind, figures: AttackFigures): void;
};

type LoggedIn = { readonly user: { readonly id: string } };
type Refused = { readonly code: ErrorCode };

export function loginEvent(outcome: Result<LoggedIn, Refused>, method: LoginMethod): SecurityEvent {
  return outcome.ok
    ? { event: 'login.succeeded', userId: outcome.value.user.id, method }
    : { event: 'login.failed', method, reason: outcome.error.code };
}

export function otpSentEvent(
  outcome: Result<{ readonly channel: 'sms' | 'email' }, Refused>,
  userId: string | null,
): SecurityEvent | null {
  return outcome.ok ? { event: 'otp.sent', userId, channel: outcome.value.channel } : null;
}

/** OTP failures have their own event. */
export function otpFailedEvent({ code }: Refused, userId: string | null): SecurityEvent | null {
  if (code === 'OTP_TRIES_EXCEEDED') return { event: 'login.locked-out', userId, limit: 'otp' };
  return code === 'OTP_INVALID' || code === 'OTP_EXPIRED'
    ? { event: 'otp.failed', userId, reason: code }
    : null;
}

export function staffSignInFailed(step: StaffSignInStep) {
  return (outcome: Result<unknown, Refused>): SecurityEvent | null =>
    outcome.ok ? null : { event: 'staff.sign-in.failed', step, reason: outcome.error.code };
}

export function staffCredentialEvent(what: StaffCredential) {
  return (
    outcome: Result<unknown, Refused>,
    { staff }: { readonly staff: { readonly id: string } },
  ): SecurityEvent =>
    outcome.ok
      ? { event: 'staff.credentials.changed', memberId: staff.id, what }
      : { event: 'staff.sign-in.failed', step: 'confirmation', reason: outcome.error.code };
}

type OwnerChange = 'mobile.changed' | 'password.changed' | 'account.deleted';

export function ownerEvent(event: OwnerChange) {
  return (
    outcome: Result<unknown, Refused>,
    { shopper: { userId } }: { readonly shopper: ShopperActor },
  ): SecurityEvent | null => {
    if (outcome.ok) return { event, userId };
    if (outcome.error.code === 'PASSWORD_WRONG') {
      return { event: 'login.failed', method: 'password', reason: outcome.error.code };
    }
    return otpFailedEvent(outcome.error, userId);
  };
}

const SHOWN_OF_AN_ID = 8;

/** One info line per event under `log: "security"`, with shortened ids and addresses. */
export function securityLog(
  log: FastifyBaseLogger,
  note: (attempt: GuardedAttempt, address: string) => void,
): SecurityLog {
  const lines = log.child({ log: 'security' });
  return {
    note: (attempt, { ip }) => note(attempt, ip),
    alarm: (attack, figures) => lines.warn({ event: 'attack.seen', attack, ...figures }, 'security event'),
    record: ({ event, ...facts }, { id, ip }) => {
      const userId = 'userId' in facts ? (facts.userId?.slice(0, SHOWN_OF_AN_ID) ?? null) : undefined;
      const memberId = 'memberId' in facts ? facts.memberId.slice(0, SHOWN_OF_AN_ID) : undefined;
      lines.info(
        { event, ...facts, userId, memberId, network: shortenedNetwork(ip), requestId: id },
        'security event',
      );
    },
  };
}
