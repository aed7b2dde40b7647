import type { Paise } from '../money.ts';

export type UpiPayment = {
  readonly payee: string;
  readonly payeeName: string;
  readonly amount: Paise;
  readonly paymentId: string;
  readonly note: string;
};

/** `upi://pay` deep link, also in QR codes (PAYMENT-6). */
export function upiLink(payment: UpiPayment): string {
  const fields = {
    pa: payment.payee,
    pn: payment.payeeName,
    am: (payment.amount / 100).toFixed(2),
    cu: 'INR',
    tr: payment.paymentId,
    tn: payment.note,
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
