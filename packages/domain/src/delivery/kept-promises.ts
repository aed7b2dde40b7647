import { type OrderStatus, UNDELIVERED } from '../order/status.ts';

/** Orders alike in all that DELIVERY-8 asks for. */
export type PromisedOrders = {
  /** Null before dispatch. */
  readonly courier: string | null;
  /** First two digits of the PIN code. */
  readonly area: string;
  readonly status: OrderStatus;
  /** Cancelled because no parcel arrived (PARCEL-20). */
  readonly cameBack: boolean;
  /** From the named day to that of delivery, or to today; negative: before it. */
  readonly daysAfter: number;
  readonly orders: number;
};

export type KeptPromises = {
  readonly kept: number;
  readonly late: number;
  /** Of all late orders together. */
  readonly daysLate: number;
  readonly mostDaysLate: number;
  /** Not delivered, and the named day is not over. */
  readonly open: number;
  readonly overdue: number;
  readonly cancelled: number;
  readonly cameBack: number;
};

type PromiseGroup<Key> = { readonly key: Key; readonly figures: KeptPromises };

const NONE: KeptPromises = {
  kept: 0,
  late: 0,
  daysLate: 0,
  mostDaysLate: 0,
  open: 0,
  overdue: 0,
  cancelled: 0,
  cameBack: 0,
};

/** DELIVERY-8. */
export function keptPromises(rows: readonly PromisedOrders[]): KeptPromises {
  return rows.reduce(withOrders, NONE);
}

/** Those with orders that count, most orders first. */
export function promiseGroups<Key extends string | null>(
  rows: readonly PromisedOrders[],
  keyOf: (row: PromisedOrders) => Key,
): PromiseGroup<Key>[] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, own]) => ({ key, figures: keptPromises(own) }))
    .filter(({ figures }) => countedOrders(figures) > 0)
    .toSorted(
      (one, other) =>
        countedOrders(other.figures) - countedOrders(one.figures) ||
        (one.key ?? '').localeCompare(other.key ?? ''),
    );
}

export function countedOrders({ kept, late, open, overdue }: KeptPromises): number {
  return kept + late + open + overdue;
}

/** Whole percent of the orders whose day is over, rounded down; null without any. */
export function shareKept({ kept, late, overdue }: KeptPromises): number | null {
  const due = kept + late + overdue;
  return due === 0 ? null : Math.floor((kept * 100) / due);
}

/** To a tenth of a day; null if none was late. */
export function averageDaysLate({ late, daysLate }: KeptPromises): number | null {
  return late === 0 ? null : Math.round((daysLate * 10) / late) / 10;
}

function withOrders(sum: KeptPromises, row: PromisedOrders): KeptPromises {
  const { status, cameBack, daysAfter, orders } = row;
  const isOver = daysAfter > 0;
  if (status === 'delivered' && isOver) {
    return {
      ...sum,
      late: sum.late + orders,
      daysLate: sum.daysLate + orders * daysAfter,
      mostDaysLate: Math.max(sum.mostDaysLate, daysAfter),
    };
  }
  if (status === 'delivered') return { ...sum, kept: sum.kept + orders };
  if (cameBack) return { ...sum, cameBack: sum.cameBack + orders };
  if (status === 'cancelled') return { ...sum, cancelled: sum.cancelled + orders };
  // An order that waits for its payment is not placed yet.
  if (!UNDELIVERED.some((one) => one === status)) return sum;
  return isOver ? { ...sum, overdue: sum.overdue + orders } : { ...sum, open: sum.open + orders };
}
