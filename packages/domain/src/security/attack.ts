import type { AttemptKind } from './attempt.ts';

/** The attacks that the shop knows (SECURITY-6). */
export const ATTACK_KINDS = [
  'stolen-passwords',
  'guessed-password',
  'failing-logins',
  'staff-passwords',
  'coupon-codes',
  'gift-card-codes',
] as const;

export type AttackKind = (typeof ATTACK_KINDS)[number];

/** What was counted of one kind of attempts in the window. */
export type AttackFigures = {
  readonly tries: number;
  readonly failed: number;
  /** Accounts that one network failed at, of the network with the most. */
  readonly accountsOfOneNetwork: number;
  /** Networks that failed at one account, of the account with the most. */
  readonly networksOfOneAccount: number;
};

/** From when on it is an attack. */
export type AttackThresholds = {
  /** Accounts that one network fails at. */
  readonly accounts: number;
  /** Networks that fail at one account. */
  readonly networks: number;
  /** Failed tries at logins, of which fewer than `successPercent` in a hundred tries succeed. */
  readonly logins: number;
  readonly successPercent: number;
  /** Failed sign-ins of staff, of whom there are few. */
  readonly staff: number;
  /** Codes of coupons or gift cards that are none. */
  readonly codes: number;
};

/** How far back is counted. */
export const ATTACK_WINDOW_MS = 15 * 60_000;
/** An attack that pauses for longer is another one. */
export const ATTACK_PAUSE_MS = 30 * 60_000;

/** The attacks that the figures of the window show (SECURITY-6). */
export function judgeAttempts(
  seen: Readonly<Record<AttemptKind, AttackFigures>>,
  limits: AttackThresholds,
): { readonly kind: AttackKind; readonly figures: AttackFigures }[] {
  const { login, coupon } = seen;
  const succeeded = login.tries - login.failed;
  const signs: readonly (readonly [AttackKind, AttackFigures, boolean])[] = [
    ['stolen-passwords', login, login.accountsOfOneNetwork >= limits.accounts],
    ['guessed-password', login, login.networksOfOneAccount >= limits.networks],
    [
      'failing-logins',
      login,
      login.failed >= limits.logins && succeeded * 100 < login.tries * limits.successPercent,
    ],
    ['staff-passwords', seen['staff-sign-in'], seen['staff-sign-in'].failed >= limits.staff],
    ['coupon-codes', coupon, coupon.failed >= limits.codes],
    ['gift-card-codes', seen['gift-card'], seen['gift-card'].failed >= limits.codes],
  ];
  return signs.flatMap(([kind, figures, isOne]) => (isOne ? [{ kind, figures }] : []));
}

/** The higher of each figure. */
export function highestFigures(before: AttackFigures, now: AttackFigures): AttackFigures {
  return {
    tries: Math.max(before.tries, now.tries),
    failed: Math.max(before.failed, now.failed),
    accountsOfOneNetwork: Math.max(before.accountsOfOneNetwork, now.accountsOfOneNetwork),
    networksOfOneAccount: Math.max(before.networksOfOneAccount, now.networksOfOneAccount),
  };
}

/** Whether the owners are told of an attack by mail: when it begins, and again after so many hours that it lasts. */
export function isMailDue(mailedAt: Date | null, now: Date, everyHours: number): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= everyHours * 3_600_000;
}
