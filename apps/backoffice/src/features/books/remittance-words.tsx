import type { RemittedLineView } from '@ilaneer/contract/staff/books/remittances';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { GATEWAY_NAMES } from '@ilaneer/domain/payment/gateway-name';
import { REMITTED_STATES, type RemittedState } from '@ilaneer/domain/remittance/remittance-differences';
import { capital } from '../../parts/words/capital.ts';

export const SOURCE_WORDS = [
  ['gateway', 'Payment gateways'],
  ['courier', 'Couriers'],
] as const;

export const ABOUT_WORDS: Readonly<Record<NonNullable<RemittedLineView['about']>, string>> = {
  payment: 'Payment',
  refund: 'Refund deducted',
  cash: 'Cash on delivery',
};

export const REMITTED_STATE_WORDS: Readonly<Record<RemittedState, string>> = {
  paid: 'Paid',
  short: 'Short',
  extra: 'Extra',
  unknown: 'Unknown',
};

/** '3 short, 1 extra, 1 unknown, 2 overdue'. */
export function differenceWords(lines: readonly RemittedLineView[], overdue: number): string {
  const counts = [
    ...REMITTED_STATES.filter((state) => state !== 'paid').map(
      (wanted) => [wanted, lines.filter(({ state }) => state === wanted).length] as const,
    ),
    ['overdue', overdue] as const,
  ];
  const words = counts.flatMap(([what, count]) => (count === 0 ? [] : [`${indianDigits(count)} ${what}`]));
  return words.length === 0 ? 'Every line is paid in full' : words.join(', ');
}

export function payerName(source: 'gateway' | 'courier', payer: string): string {
  return source === 'gateway' ? capital(payer) : payer;
}

export function holderName(who: string | null): string {
  if (who === null) return '–';
  return GATEWAY_NAMES.some((name) => name === who) ? capital(who) : who;
}
