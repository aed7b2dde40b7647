import type { AttemptKind } from './attempt.ts';

/** SECURITY-6. */
export const ATTACK_KINDS = [
  'stolen-passwords',
  'guessed-password',
  'failing-logins',
  'staff-passwords',
  'coupon-codes',
  'gift-card-codes',
] as const;

export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Counts per kind of attempt in the window. */
export type AttackFigures = {
  readonly tries: number;
  readonly failed: number;
  /** Accounts failed by one network, maximum. */
  readonly accountsOfOneNetwork: number;
  readonly networksOfOneAccount: number;
};

export type AttackThresholds = {
  readonly accounts: number;
  readonly networks: number;
  readonly logins: number;
  readonly successPercent: number;
  readonly staff: number;
  readonly codes: number;
};

/** Sliding window. */
export const ATTACK_WINDOW_MS = 15 * 60_000;
/** A longer pause starts a new attack. */
export const ATTACK_PAUSE_MS = 30 * 60_000;

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

export function highestFigures(before: AttackFigures, now: AttackFigures): AttackFigures {
  return {
    tries: Math.max(before.tries, now.tries),
    failed: Math.max(before.failed, now.failed),
    accountsOfOneNetwork: Math.max(before.accountsOfOneNetwork, now.accountsOfOneNetwork),
    networksOfOneAccount: Math.max(before.networksOfOneAccount, now.networksOfOneAccount),
  };
}

export function isMailDue(mailedAt: Date | null, now: Date, everyHours: number): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= everyHours * 3_600_000;
}
