import { err, ok, type Result } from '../result.ts';

export type Unpaid = { readonly orders: number; readonly units: number };

/** `mayProve`: verification raises the limit. */
export type UnpaidOrdersError = {
  readonly code: 'UNPAID_ORDERS_LIMIT';
  readonly held: Unpaid;
  readonly most: Unpaid;
  readonly mayProve: boolean;
};

/** Per account without payment (CHECKOUT-10); unverified accounts are free to create. */
export const MOST_UNPAID = {
  proven: { orders: 10, units: 500 },
  unproven: { orders: 3, units: 100 },
} as const satisfies Readonly<Record<string, Unpaid>>;

export function checkUnpaid(held: Unpaid, units: number, isProven: boolean): Result<null, UnpaidOrdersError> {
  const most = isProven ? MOST_UNPAID.proven : MOST_UNPAID.unproven;
  const isWithin = held.orders < most.orders && held.units + units <= most.units;
  return isWithin ? ok(null) : err({ code: 'UNPAID_ORDERS_LIMIT', held, most, mayProve: !isProven });
}
