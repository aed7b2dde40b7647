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
  otps: { what: 'OTPs and mailed links', days: OTP.rememberedMs / DAY_MS, since: 'they expire' },
  sessions: { what: 'Your login sessions', days: LEGAL_YEAR, since: 'the login ended' },
  'staff-sessions': {
    what: 'Staff sessions and invitations',
    days: LEGAL_YEAR,
    since: 'they ended',
    isOfShoppers: false,
  },
  'unproven-restock-requests': {
    what: 'Addresses for restock mails, unconfirmed',
    days: PROVE_WITHIN_DAYS,
    since: 'the request',
  },
  'restock-requests': {
    what: 'Addresses for restock mails',
    days: WAITS_DAYS,
    since: 'the request, or after the restock mail',
  },
  'unconfirmed-subscriptions': {
    what: 'Addresses for the newsletter, unconfirmed',
    days: 30,
    since: 'the request',
  },
  'ended-subscriptions': {
    what: 'Times of your newsletter subscription, its letters and unsubscription',
    days: LEGAL_YEAR,
    since: 'you unsubscribed',
  },
  tickets: { what: 'Messages and complaints', days: 3 * LEGAL_YEAR, since: 'the last message' },
  carts: { what: 'Unused carts', days: LEGAL_YEAR, since: 'the last change' },
  payouts: {
    what: 'Bank account or UPI ID for a refund',
    days: PAYOUT_STORED_DAYS,
    since: 'the refund',
  },
  'return-photos': { what: 'Photos of returned goods', days: LEGAL_YEAR, since: 'the return ended' },
  'queued-mails': {
    what: 'Mails to you, with their text',
    days: 1,
    since: 'delivery, or after the last attempt',
  },
  'sent-messages': {
    what: 'Log of messages to you, with their subjects',
    days: LEGAL_YEAR,
    since: 'the message was sent',
  },
  lookups: { what: 'Log of staff access to your data', days: LEGAL_YEAR, since: 'the access' },
  reasons: {
    what: 'Reasons noted by staff for actions on your order',
    days: 3 * LEGAL_YEAR,
    since: 'the note',
  },
  'deleted-accounts': {
    what: 'Sealed data of a deleted account, or of messages erased on request',
    days: LEGAL_YEAR,
    since: 'the deletion',
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
