import { err, ok, type Result } from '../result.ts';

/** Orders that wait for a payment, and the units that nobody else can buy meanwhile. */
export type Unpaid = { readonly orders: number; readonly units: number };

/** `mayProve` when the account may hold more once it is proven. */
export type UnpaidOrdersError = {
  readonly code: 'UNPAID_ORDERS_LIMIT';
  readonly held: Unpaid;
  readonly most: Unpaid;
  readonly mayProve: boolean;
};

/**
 * What one account may hold without having paid (CHECKOUT-10). Anybody can make one that is not proven, and many of
 * them.
 */
export const MOST_UNPAID = {
  proven: { orders: 10, units: 500 },
  unproven: { orders: 3, units: 100 },
} as const satisfies Readonly<Record<string, Unpaid>>;

/** Whether an account that holds this much may place one more order of so many units without paying at once. */
export function checkUnpaid(held: Unpaid, units: number, isProven: boolean): Result<null, UnpaidOrdersError> {
  const most = isProven ? MOST_UNPAID.proven : MOST_UNPAID.unproven;
  const isWithin = held.orders < most.orders && held.units + units <= most.units;
  return isWithin ? ok(null) : err({ code: 'UNPAID_ORDERS_LIMIT', held, most, mayProve: !isProven });
}
