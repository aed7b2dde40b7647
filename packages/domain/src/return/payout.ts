import type { FieldProblem } from '../field-problem.ts';
import type { Paise } from '../money.ts';
import type { PaymentMethod } from '../order/payment-method.ts';
import type { OrderStatus } from '../order/status.ts';
import { err, ok, type Result } from '../result.ts';
import { asciiDigits } from '../text/ascii-digits.ts';
import { typedCode, typedDigits, typedName, typedText } from '../text/typed-text.ts';
import type { ReturnState } from './return-life.ts';

/** RETURN-19. */
export const RETURN_REMEDIES = ['refund', 'replacement'] as const;

export type ReturnRemedy = (typeof RETURN_REMEDIES)[number];

export const PAYOUT_KINDS = ['upi', 'bank'] as const;

export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** RETURN-20. */
export type Payout =
  | { readonly kind: 'upi'; readonly upiId: string }
  | { readonly kind: 'bank'; readonly holder: string; readonly account: string; readonly ifsc: string };

export function takesPayout(
  { paymentMethod }: { readonly paymentMethod: PaymentMethod },
  { state }: { readonly state: ReturnState },
): boolean {
  return paymentMethod === 'cod' && state !== 'refunded' && state !== 'refused';
}

/** RETURN-22. `advance`: the customer's balance in the books. */
export function owesCash(
  { status, paymentMethod }: { readonly status: OrderStatus; readonly paymentMethod: PaymentMethod },
  advance: Paise,
): boolean {
  return status === 'cancelled' && paymentMethod === 'cod' && advance > 0;
}

/** Payout details are missing and needed (not for replacements). */
export function asksForPayout(
  order: { readonly paymentMethod: PaymentMethod },
  request: { readonly state: ReturnState; readonly remedy: ReturnRemedy },
  isGiven: boolean,
): boolean {
  return !isGiven && request.remedy === 'refund' && takesPayout(order, request);
}

export type PayoutForm = {
  readonly kind: PayoutKind;
  readonly upiId?: string;
  readonly holder?: string;
  readonly account?: string;
  readonly ifsc?: string;
};

/** Retention after the refund, for payment queries. */
export const PAYOUT_STORED_DAYS = 30;

const UPI_SHAPE = /^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/i;
const IFSC_SHAPE = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ACCOUNT_SHAPE = /^\d{9,18}$/;
const LONGEST_HOLDER = 100;

export function readPayout(form: PayoutForm): Result<Payout, readonly FieldProblem[]> {
  if (form.kind === 'upi') {
    const upiId = asciiDigits(typedText(form.upiId ?? ''));
    if (UPI_SHAPE.test(upiId)) return ok({ kind: 'upi', upiId });
    return err([{ field: 'upiId', message: 'Please enter a UPI ID, such as name@bank' }]);
  }
  const holder = typedName(form.holder ?? '');
  const account = typedDigits(form.account ?? '').replaceAll('-', '');
  const ifsc = typedCode(form.ifsc ?? '').toUpperCase();
  const problems: FieldProblem[] = [];
  if (holder === '' || holder.length > LONGEST_HOLDER) {
    problems.push({ field: 'holder', message: 'Please enter the name of the account holder' });
  }
  if (!ACCOUNT_SHAPE.test(account)) {
    problems.push({ field: 'account', message: 'Please enter an account number of 9 to 18 digits' });
  }
  if (!IFSC_SHAPE.test(ifsc)) {
    problems.push({ field: 'ifsc', message: 'Please enter an IFSC of 11 characters, such as SBIN0001234' });
  }
  return problems.length > 0 ? err(problems) : ok({ kind: 'bank', holder, account, ifsc });
}

/** For everyone but the payer of the refund. */
export function maskPayout(payout: Payout): string {
  if (payout.kind === 'bank') return `bank account ending in ${payout.account.slice(-4)}`;
  const [name = '', bank = ''] = payout.upiId.split('@');
  return `UPI ID ${name.slice(0, 2)}…@${bank}`;
}
