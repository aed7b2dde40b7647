import { describe, expect, it } from 'vitest';
import { kindOfRequest, validateRefundRequest } from './refund-request.ts';

const form = {
  fullName: 'Meera Nair',
  phone: '98470 12345',
  email: 'meera@example.in',
  message: 'The pack came in leaking.',
  orderId: 'OD10001',
  issueType: 'Refund Request',
};

describe('a refund request', () => {
  it('is fine when everything is there', () => {
    expect(validateRefundRequest(form)).toEqual([]);
  });

  it('names every field that is missing, in the order of the form', () => {
    const blank = { fullName: ' ', phone: '', email: '', message: '', orderId: '', issueType: '' };
    expect(validateRefundRequest(blank)).toEqual([
      { field: 'fullName', message: 'Full name is required' },
      { field: 'phone', message: 'Phone number is required' },
      { field: 'email', message: 'Email is required' },
      { field: 'message', message: 'Message is required' },
      { field: 'orderId', message: 'Order ID is required' },
    ]);
  });

  it.each([
    [{ email: 'meera' }, 'email', 'Please provide a valid email address'],
    [{ phone: '12' }, 'phone', 'Please provide a valid phone number'],
    [{ message: 'Leaking' }, 'message', 'Message must be at least 10 characters long'],
    [{ fullName: 'x'.repeat(101) }, 'fullName', 'Full name must be at most 100 characters'],
    [{ issueType: 'x'.repeat(61) }, 'issueType', 'Issue type must be at most 60 characters'],
  ])('says what is wrong with %o', (changed, field, message) => {
    expect(validateRefundRequest({ ...form, ...changed })).toEqual([{ field, message }]);
  });

  it('asks for money back or for other help', () => {
    expect(kindOfRequest('Refund Request')).toBe('refund');
    expect(kindOfRequest('Delivery Issue')).toBe('support');
  });
});
