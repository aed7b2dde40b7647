import type { RemittedLineView } from '@ilaneer/contract/staff/books/remittances';
import { GATEWAY_NAMES } from '@ilaneer/domain/payment/gateway-name';
import { capital } from '../../parts/words/capital.ts';

export const SOURCE_WORDS = [
  ['gateway', 'Payment gateways'],
  ['courier', 'Couriers'],
] as const;

export const ABOUT_WORDS: Readonly<Record<NonNullable<RemittedLineView['about']>, string>> = {
  payment: 'Payment',
  refund: 'Refund taken off',
  cash: 'Cash on delivery',
};

export function payerName(source: 'gateway' | 'courier', payer: string): string {
  return source === 'gateway' ? capital(payer) : payer;
}

export function holderName(who: string | null): string {
  if (who === null) return '–';
  return GATEWAY_NAMES.some((name) => name === who) ? capital(who) : who;
}
