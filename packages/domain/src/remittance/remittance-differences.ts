import { addDays } from '../india-day.ts';
import { NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import { COURIER_NAMES, COURIER_TITLES, type CourierName } from '../parcel/couriers/courier-name.ts';
import { matchedOf } from './remittance.ts';

/** Of a line. The fifth difference is of cash that no line names: overdue (REMITTANCE-10). */
export const REMITTED_STATES = ['paid', 'short', 'extra', 'unknown'] as const;

export type RemittedState = (typeof REMITTED_STATES)[number];

type NamedLine = {
  readonly amount: Paise;
  /** Null: unknown. */
  readonly receivable: string | null;
};

export type LineDifference = {
  readonly state: RemittedState;
  /** The amount less its due part: negative is short, positive extra or unknown. */
  readonly difference: Paise;
  /** Open amount before the line. */
  readonly open: Paise;
  /** Its part that counts towards the receivable (REMITTANCE-3). */
  readonly matched: Paise;
};

/**
 * Lines in their order, against the open amount of each receivable. Where several lines name one, each
 * gets the rest of the one before, and the last alone can be short.
 */
export function reconcileLines<Line extends NamedLine>(
  lines: readonly Line[],
  openOf: ReadonlyMap<string, Paise>,
): (Line & LineDifference)[] {
  const rest = new Map(openOf);
  const lastOf = new Map(lines.map(({ receivable }, index) => [receivable, index]));
  return lines.map((line, index): Line & LineDifference => {
    const { amount, receivable } = line;
    const open = receivable === null ? undefined : rest.get(receivable);
    if (receivable === null || open === undefined) {
      return { ...line, state: 'unknown', difference: amount, open: NO_PAISE, matched: NO_PAISE };
    }
    const matched = matchedOf(amount, open);
    rest.set(receivable, subtractPaise(open, matched));
    const isLast = lastOf.get(receivable) === index;
    const difference = subtractPaise(amount, isLast ? open : matched);
    return { ...line, state: stateOf(difference), difference, open, matched };
  });
}

function stateOf(difference: Paise): RemittedState {
  if (difference === 0) return 'paid';
  return difference < 0 ? 'short' : 'extra';
}

// Shiprocket pays cash over on the eighth or ninth day.
const TERM_DAYS: Readonly<Partial<Record<CourierName, number>>> = { shiprocket: 9, delhivery: 9 };
const USUAL_TERM_DAYS = 14;

/** Days from a delivery to the payment of its cash. */
export function remittanceTermOf(courier: string): number {
  const typed = courier.trim().toLowerCase();
  const name = COURIER_NAMES.find((one) => COURIER_TITLES[one].toLowerCase() === typed);
  return (name === undefined ? undefined : TERM_DAYS[name]) ?? USUAL_TERM_DAYS;
}

/** ISO day: cash of deliveries before it is overdue (REMITTANCE-10). */
export function overdueBefore(courier: string, today: string): string {
  return addDays(today, 0 - remittanceTermOf(courier));
}
