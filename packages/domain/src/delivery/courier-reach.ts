/** Answer of a courier with an account for a PIN code. */
export type CourierReach = {
  readonly isServed: boolean;
  readonly takesCash: boolean;
  /** Null: the courier names none. */
  readonly days: number | null;
};

export const MOST_DAYS = 60;

const HOUR_MS = 3_600_000;

export const COURIER_REACH = {
  freshMs: 24 * HOUR_MS,
  /** Between two questions about the same PIN code. */
  pauseMs: HOUR_MS / 6,
  /** PIN codes asked about, against made-up ones. */
  mostAnHour: 500,
  keptMs: 30 * 24 * HOUR_MS,
} as const;

/** Of several couriers (DELIVERY-9). Null: a courier without an answer, which may serve and take cash. */
export function joinedReach(answers: readonly (CourierReach | null)[]): CourierReach {
  const known = answers.filter((answer) => answer !== null);
  const serving = known.filter(({ isServed }) => isServed);
  const isOpen = known.length === 0 || known.length < answers.length;
  const days = serving.flatMap((answer) => answer.days ?? []);
  return {
    isServed: isOpen || serving.length > 0,
    takesCash: isOpen || serving.some(({ takesCash }) => takesCash),
    days: days.length === 0 ? null : Math.min(...days),
  };
}

/** As a courier may name 0 or too many, and cash where it does not serve. */
export function toCourierReach({ isServed, takesCash, days }: CourierReach): CourierReach {
  return {
    isServed,
    takesCash: isServed && takesCash,
    days: isServed && days !== null ? Math.min(Math.max(1, Math.ceil(days)), MOST_DAYS) : null,
  };
}

export function isFresh(answeredAt: Date | null, at: Date): boolean {
  return answeredAt !== null && at.getTime() - answeredAt.getTime() < COURIER_REACH.freshMs;
}
