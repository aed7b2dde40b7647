import { formatDay } from '../india-day.ts';
import type { OrderStatus } from '../order/status.ts';
import type { ParcelEvent, ParcelEventKind } from './parcel-event.ts';

/** Ends the question of a failed attempt (PARCEL-50). */
export const ATTEMPT_OUTCOMES = [
  'out for delivery',
  'attempt failed',
  'returning',
  'delivered',
  'back',
  'damaged',
  'lost',
] as const satisfies readonly ParcelEventKind[];

export type AttemptOutcome = {
  readonly kind: (typeof ATTEMPT_OUTCOMES)[number];
  readonly at: Date;
};

/**
 * After the reports of an attempt, until the first of the `next` one; null if nothing followed but scans at hubs.
 * `events` by moment, with those of `reports` and `next`.
 */
export function outcomeOf<Event extends ParcelEvent>(
  events: readonly Event[],
  reports: readonly Event[],
  next: readonly Event[] = [],
): AttemptOutcome | null {
  const [last, following] = [reports.at(-1), next[0]];
  if (last === undefined) return null;
  const until = following === undefined ? events.length : events.indexOf(following) + 1;
  const after = events.slice(events.indexOf(last) + 1, until).flatMap(toOutcome);
  // The round before it says more than the next failure.
  const decisive = after.findLast(({ kind }) => kind !== 'attempt failed') ?? after.at(-1);
  return after.find(({ kind }) => kind === decisive?.kind) ?? null;
}

function toOutcome({ kind, at }: ParcelEvent): AttemptOutcome[] {
  const outcome = ATTEMPT_OUTCOMES.find((one) => one === kind);
  return outcome === undefined ? [] : [{ kind: outcome, at }];
}

/** 'Delivered on 2 Dec 2026'. */
export function outcomeWords({ kind, at }: AttemptOutcome): string {
  const day = formatDay(at);
  switch (kind) {
    case 'out for delivery':
      return `Out for delivery again on ${day}`;
    case 'attempt failed':
      return `Tried again on ${day}`;
    case 'returning':
      return `On the way back to us since ${day}`;
    case 'delivered':
      return `Delivered on ${day}`;
    case 'back':
      return `Came back to us on ${day}`;
    case 'damaged':
      return `Reported damaged on ${day}`;
    case 'lost':
      return `Reported lost on ${day}`;
  }
}

/** Of the return that the shop opened for the parcel (PARCEL-22). */
export type MoneyBack =
  | 'nothing paid'
  | 'less to pay'
  | 'goes back'
  | 'paid out'
  | 'account needed'
  | 'to be paid out';

export type Aftermath = {
  readonly kind: AttemptOutcome['kind'];
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  readonly isCashDue: boolean;
  /** Null without a return. */
  readonly money: MoneyBack | null;
};

/** Order and money in the words of the mails about them, without amounts: anyone with the link reads them. */
export function aftermathWords({ kind, orderNumber, orderStatus, isCashDue, money }: Aftermath): string[] {
  switch (kind) {
    case 'attempt failed':
      return [];
    case 'out for delivery':
      return ['The courier is on the way to you.'];
    case 'returning':
      return [
        isCashDue
          ? 'You do not pay for it.'
          : 'Once it is here, we send your money back the way you paid, and write to you.',
      ];
    case 'delivered':
      return [
        orderStatus === 'delivered'
          ? `Order ${orderNumber} has been delivered.`
          : `Other parcels of order ${orderNumber} have not arrived yet.`,
      ];
    case 'back':
    case 'damaged':
    case 'lost':
      return [
        orderStatus === 'cancelled'
          ? `Order ${orderNumber} could not be delivered, so it is cancelled. You do not pay for it.`
          : `These goods of order ${orderNumber} could not be delivered. You do not pay for them.`,
        ...(money === null ? [] : [MONEY_WORDS[money]]),
      ];
  }
}

const MONEY_WORDS: Readonly<Record<MoneyBack, string>> = {
  'nothing paid': 'You have paid nothing for it, so there is nothing to give back.',
  'less to pay': 'You pay less on delivery of the rest.',
  'goes back': 'We send your money back the way you paid. Banks show it within 10 business days.',
  'paid out': 'We have paid your money back.',
  'account needed':
    'You paid in cash: please tell us in My Orders to which UPI ID or bank account we send your money. Never send us a PIN or an OTP; we do not need them.',
  'to be paid out': 'We send your money to the account that you named in My Orders.',
};
