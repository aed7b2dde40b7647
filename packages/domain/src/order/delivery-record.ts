import { NO_PAISE, type Paise } from '../money.ts';

/** Ended orders of the last RECORD_DAYS days, of an account or to a number (CHECKOUT-30). */
export type DeliveryRecord = {
  readonly delivered: number;
  /** Brought back by the courier. */
  readonly refused: number;
};

export const NO_RECORD: DeliveryRecord = { delivered: 0, refused: 0 };

export const RECORD_DAYS = 365;

const FEWEST_REFUSED = 2;

/** Any delivered order mends it, also one paid online. */
export function isPoor({ delivered, refused }: DeliveryRecord): boolean {
  return refused >= FEWEST_REFUSED && refused >= delivered;
}

/** '2 of the last 3 orders came back undelivered'. */
export function recordWords({ delivered, refused }: DeliveryRecord): string {
  const all = delivered + refused;
  const which = all === 1 ? 'the last order' : `${refused} of the last ${all} orders`;
  return `${which} came back undelivered`;
}

export type ConfirmationRule = {
  /** From this cash on; null: the shop asks for no confirmation (CHECKOUT-31). */
  readonly confirmCashFrom: Paise | null;
};

/** Null: the shopper's orders wait for no confirmation. */
export function confirmedFrom(
  { confirmCashFrom }: ConfirmationRule,
  { refused }: Pick<DeliveryRecord, 'refused'>,
): Paise | null {
  return confirmCashFrom !== null && refused > 0 ? NO_PAISE : confirmCashFrom;
}

export function needsConfirmation(
  rule: ConfirmationRule,
  { cash, record }: { readonly cash: Paise; readonly record: DeliveryRecord },
): boolean {
  const from = confirmedFrom(rule, record);
  return from !== null && cash >= from;
}

const CONFIRM_WITHIN_MS = 48 * 3_600_000;

/** Until then an order waits for its shopper's word. */
export function confirmableUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + CONFIRM_WITHIN_MS);
}

/** Of an order on hold until it is confirmed. */
export const CONFIRMATION_HOLD = 'Waits until the shopper confirms Cash on Delivery';
