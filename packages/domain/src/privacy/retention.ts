import { PROVE_WITHIN_DAYS, WAITS_DAYS } from '../restock/restock-request.ts';
import { PAYOUT_STORED_DAYS } from '../return/payout.ts';
import { OTP } from '../verification/otp.ts';

const DAY_MS = 86_400_000;
/** Minimum of DPDP Rules 2025, rule 8(3), for data and processing logs. */
const LEGAL_YEAR = 365;

type Period = {
  readonly what: string;
  readonly days: number;
  /** Follows 'after'. */
  readonly since: string;
  /** False for staff data, omitted from shoppers' policy. */
  readonly isOfShoppers?: false;
};

/** Retention periods of all data deleted by schedule (PRIVACY-5). */
export const RETENTION = {
  otps: { what: 'OTPs and the links in our mails', days: OTP.rememberedMs / DAY_MS, since: 'they run out' },
  sessions: { what: 'Where you were logged in', days: LEGAL_YEAR, since: 'the login ended' },
  'staff-sessions': {
    what: 'Where staff were signed in, and their invitations',
    days: LEGAL_YEAR,
    since: 'they ended',
    isOfShoppers: false,
  },
  'unproven-restock-requests': {
    what: 'An address that waits for something sold out, and was not confirmed',
    days: PROVE_WITHIN_DAYS,
    since: 'it was given',
  },
  'restock-requests': {
    what: 'An address that waits for something sold out',
    days: WAITS_DAYS,
    since: 'it was given, or once we have written that it is back',
  },
  'unconfirmed-subscriptions': {
    what: 'An address that asked for the newsletter, and was not confirmed',
    days: 30,
    since: 'it asked',
  },
  'ended-subscriptions': {
    what: 'When you agreed to the newsletter, and when you left',
    days: LEGAL_YEAR,
    since: 'you unsubscribed',
  },
  tickets: { what: 'Messages and complaints', days: 3 * LEGAL_YEAR, since: 'the last word in the matter' },
  carts: { what: 'A cart that nobody touches', days: LEGAL_YEAR, since: 'its last change' },
  payouts: {
    what: 'A bank account or UPI ID that a refund goes to',
    days: PAYOUT_STORED_DAYS,
    since: 'the refund',
  },
  'return-photos': { what: 'Photos of what you returned', days: LEGAL_YEAR, since: 'the return ended' },
  'queued-mails': {
    what: 'The mails that we write to you, with their words',
    days: 1,
    since: 'they were sent, or given up',
  },
  'sent-messages': {
    what: 'That we wrote to you, and about what',
    days: LEGAL_YEAR,
    since: 'the message was sent',
  },
  lookups: { what: 'Who of our staff looked at your data', days: LEGAL_YEAR, since: 'they last did' },
  reasons: {
    what: 'What staff noted as the reason of something they did with your order',
    days: 3 * LEGAL_YEAR,
    since: 'they noted it',
  },
  'deleted-accounts': {
    what: 'What we held of an account that was deleted, or of messages that you had us erase, locked away',
    days: LEGAL_YEAR,
    since: 'that',
  },
} as const satisfies Readonly<Record<string, Period>>;

export type RetentionKind = keyof typeof RETENTION;

export const RETENTION_KINDS = Object.keys(RETENTION).filter(isRetentionKind);

export function isRetentionKind(word: string): word is RetentionKind {
  return Object.hasOwn(RETENTION, word);
}

export function storedSince(kind: RetentionKind, now: Date): Date {
  return new Date(now.getTime() - RETENTION[kind].days * DAY_MS);
}

export function storedUntil(kind: RetentionKind, from: Date): Date {
  return new Date(from.getTime() + RETENTION[kind].days * DAY_MS);
}

/** Such as '1 year after the login ended'. */
export function periodWords(kind: RetentionKind): string {
  const { days, since } = RETENTION[kind];
  const [count, unit] = days % LEGAL_YEAR === 0 ? [days / LEGAL_YEAR, 'year'] : [days, 'day'];
  return `${count} ${count === 1 ? unit : `${unit}s`} after ${since}`;
}

/** Retention lines of the privacy policy (PRIVACY-6). */
export function policyLines(): string[] {
  return RETENTION_KINDS.flatMap((kind) => {
    const { what, ...period }: Period = RETENTION[kind];
    return period.isOfShoppers === false ? [] : [`- **${what}:** ${periodWords(kind)}.`];
  });
}
