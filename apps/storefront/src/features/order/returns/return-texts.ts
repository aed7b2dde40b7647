import { formatPrice } from '@ilaneer/client/format-price';
import type { ReturnView } from '@ilaneer/contract/order/return-view';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { lastRefundDay } from '@ilaneer/domain/return/refund-clock';

export function returnStateText({ state, exchange }: Pick<ReturnView, 'state' | 'exchange'>): string {
  return exchange == null ? state.charAt(0).toUpperCase() + state.slice(1) : 'Exchanged';
}

export function returnText({
  state,
  origin,
  refusalReason,
  refund,
  exchange,
}: Pick<ReturnView, 'state' | 'origin' | 'refusalReason' | 'refund' | 'exchange'>): string {
  // Missing in older copies.
  if (exchange != null) return exchangeText(exchange.orderNumber, refund);
  switch (state) {
    case 'requested':
      return 'We are looking at it and write to you soon.';
    case 'approved':
      if (origin === 'parcel') return 'You do not pay for it. We send your money back next.';
      return 'We take it back. Please keep it at hand until somebody comes to your address for it, or we tell you that you may keep it.';
    case 'refused':
      return `We cannot take it back: ${refusalReason ?? ''} If you see it differently, please ask our support.`;
    case 'picked up':
      return 'It is on its way back to us.';
    case 'received':
      return 'It is back with us. We send your money back next.';
    case 'refunded':
      return refund === null ? '' : `${refundText(refund)}${coinsText(refund.coins)}`;
  }
}

export function refundPromise({
  state,
  refundDueAt,
}: Pick<ReturnView, 'state' | 'refundDueAt'>): string | null {
  if (state === 'refused' || state === 'refunded') return null;
  if (state === 'requested') return 'Once it is approved, your refund reaches you within 10 business days.';
  const promise = 'Your refund reaches you within 10 business days of the approval';
  // Missing in older copies.
  return refundDueAt == null
    ? `${promise}.`
    : `${promise}: by ${formatLongDay(lastRefundDay(new Date(refundDueAt)))}.`;
}

function exchangeText(orderNumber: string, refund: ReturnView['refund']): string {
  const sent = `We send you a replacement as order ${orderNumber}. There is nothing to pay.`;
  return refund === null || refund.amount === 0 ? sent : `${sent} ${refundText(refund)}`;
}

function refundText({ amount, status, reference }: NonNullable<ReturnView['refund']>): string {
  const money = formatPrice(amount);
  if (reference !== null) return `We have paid you back ${money}. Reference: ${reference}`;
  return moneyBackText(money, status);
}

function coinsText(coins: number): string {
  if (coins === 0) return '';
  return coins === 1
    ? ' The coin that you used for it is in your account again.'
    : ` The ${coins} coins that you used for it are in your account again.`;
}

export function moneyBackText(money: string, status: NonNullable<ReturnView['refund']>['status']): string {
  switch (status) {
    case 'sent':
      return `We have sent ${money} back the way you paid. Banks show it within 10 business days.`;
    case 'failed':
      return `${money} could not be sent back yet. We keep trying: please ask our support if it takes longer than 10 business days.`;
    case 'pending':
      return `${money} goes back the way you paid, within 10 business days.`;
    case 'not_applicable':
      return 'There was nothing to pay back.';
  }
}
