import { describe, expect, it } from 'vitest';
import { readOrderCommand } from './read-order-command.ts';

describe('the words of the orders command', () => {
  it.each([
    ['accept OD10001', { transition: 'accept', orderNumber: 'OD10001' }],
    [
      'ship OD10001 --courier Delhivery --tracking AB1234',
      { transition: 'ship', orderNumber: 'OD10001', courier: 'Delhivery', trackingNumber: 'AB1234' },
    ],
    [
      '--tracking AB1234 --courier Delhivery ship OD10001',
      { transition: 'ship', orderNumber: 'OD10001', courier: 'Delhivery', trackingNumber: 'AB1234' },
    ],
    ['cancel OD10001', { transition: 'cancel', orderNumber: 'OD10001', reason: null }],
    ['cancel OD10001 --reason flooded', { transition: 'cancel', orderNumber: 'OD10001', reason: 'flooded' }],
    ['return-approve OD10001', { transition: 'approve', orderNumber: 'OD10001', returnNumber: null }],
    [
      'return-refuse OD10001 --return 2 --reason worn',
      { transition: 'refuse', orderNumber: 'OD10001', returnNumber: 2, reason: 'worn' },
    ],
    ['return-picked-up OD10001', { transition: 'pick-up', orderNumber: 'OD10001', returnNumber: null }],
    [
      'return-received OD10001 --restock',
      { transition: 'receive', orderNumber: 'OD10001', returnNumber: null, restock: 'all fit for sale' },
    ],
    [
      'return-refunded OD10001 --reference UPI-1',
      { transition: 'refund', orderNumber: 'OD10001', returnNumber: null, reference: 'UPI-1' },
    ],
    [
      'return-photos OD10001 --into /tmp/photos',
      { orderNumber: 'OD10001', returnNumber: null, folder: '/tmp/photos' },
    ],
  ])('%s', (words, value) => {
    expect(readOrderCommand(words.split(' '))).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'The move is missing.'],
    ['fly OD10001', 'Unknown move: fly'],
    ['deliver', 'The order number is missing, such as OD10001.'],
    ['deliver OD10001 OD10002', 'One order at a time. Unexpected: OD10002'],
    ['deliver OD10001 --courier Delhivery', 'deliver takes no --courier.'],
    ['ship OD10001 --reason slow', 'ship takes no --reason.'],
    ['return-approve', 'The order number is missing, such as OD10001.'],
    ['return-approve OD10001 --restock', 'return-approve takes no --restock.'],
    ['cancel OD10001 --return 1', 'cancel takes no --return.'],
    ['return-refuse OD10001', '--reason is missing; it is shown to the shopper.'],
    ['return-photos OD10001', '--into <folder> is missing.'],
    [
      'return-approve OD10001 --return first',
      "--return takes the number of the return, from 1, not 'first'.",
    ],
  ])('refuses %j', (words, error) => {
    expect(readOrderCommand(words.split(' ').filter(Boolean))).toEqual({ ok: false, error });
  });

  it('refuses unknown options', () => {
    expect(readOrderCommand(['deliver', 'OD10001', '--now'])).toMatchObject({
      ok: false,
      error: expect.stringContaining('--now'),
    });
  });
});
