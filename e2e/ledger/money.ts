import { coupons } from './part-2/coupons.ts';
import { paymentMethods } from './part-2/payment-methods.ts';
import type { State } from './row.ts';

/** The states of part 2 that are about ways to pay and to save. */
export const MONEY: readonly State[] = [...paymentMethods, ...coupons];
