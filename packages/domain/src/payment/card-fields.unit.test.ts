import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { formatCvv, formatExpiry, validateCardFields } from './card-fields.ts';
import { upiLink } from './upi-link.ts';

const now = new Date(2026, 10, 21);
const good = { cardName: 'Anu Thomas', expDate: '11/26', cvv: '123' };

describe('the card fields of the payment step', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['127', '12/7'],
    ['12/27', '12/27'],
    ['12 27 99', '12/27'],
    ['ab', ''],
  ])('format %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it('take at most four digits of a CVV', () => {
    expect(formatCvv('12a345')).toBe('1234');
  });

  it('are good until the end of the month of expiry', () => {
    expect(validateCardFields(good, now)).toEqual([]);
    expect(validateCardFields({ ...good, cvv: '1234' }, now)).toEqual([]);
  });

  it.each([
    [{ cardName: '  ' }, 'cardName', 'Card holder name is required'],
    [{ expDate: '10/26' }, 'expDate', 'This card has expired'],
    [{ expDate: '13/27' }, 'expDate', 'Please enter the expiry date as MM/YY'],
    [{ expDate: '00/27' }, 'expDate', 'Please enter the expiry date as MM/YY'],
    [{ expDate: '1/27' }, 'expDate', 'Please enter the expiry date as MM/YY'],
    [{ cvv: '12' }, 'cvv', 'CVV must be 3 or 4 digits'],
    [{ cvv: '12a' }, 'cvv', 'CVV must be 3 or 4 digits'],
  ])('with %j are refused by name', (change, field, message) => {
    expect(validateCardFields({ ...good, ...change }, now)).toEqual([{ field, message }]);
  });
});

describe('a UPI payment', () => {
  it('is one address for the phone and the QR code, with our payment id', () => {
    const link = upiLink({
      payee: 'ilaneer@bank',
      payeeName: 'Ilaneer & Co',
      amount: paise(67_260),
      paymentId: 'P-1',
      note: 'Order OD10001',
    });
    expect(link).toBe(
      'upi://pay?pa=ilaneer%40bank&pn=Ilaneer%20%26%20Co&am=672.60&cu=INR&tr=P-1&tn=Order%20OD10001',
    );
  });
});
