import { describe, expect, it } from 'vitest';
import { readOrderCommand } from './read-order-command.ts';

describe('the words of the orders command', () => {
  it.each([
    ['accept OD10001', { move: 'accept', orderNumber: 'OD10001' }],
    [
      'ship OD10001 --courier Delhivery --tracking AB1234',
      { move: 'ship', orderNumber: 'OD10001', courier: 'Delhivery', trackingNumber: 'AB1234' },
    ],
    [
      '--tracking AB1234 --courier Delhivery ship OD10001',
      { move: 'ship', orderNumber: 'OD10001', courier: 'Delhivery', trackingNumber: 'AB1234' },
    ],
    ['cancel OD10001', { move: 'cancel', orderNumber: 'OD10001', reason: null }],
    ['cancel OD10001 --reason flooded', { move: 'cancel', orderNumber: 'OD10001', reason: 'flooded' }],
  ])('%s', (words, value) => {
    expect(readOrderCommand(words.split(' '))).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'Which move?'],
    ['fly OD10001', "There is no move 'fly'."],
    ['deliver', 'Which order? Give its number, such as OD10001.'],
    ['deliver OD10001 OD10002', "One order at a time: what is 'OD10002'?"],
    ['deliver OD10001 --courier Delhivery', 'Only ship has a courier, not deliver.'],
    ['ship OD10001 --reason slow', 'Only cancel has a reason, not ship.'],
  ])('refuses %j', (words, error) => {
    expect(readOrderCommand(words.split(' ').filter(Boolean))).toEqual({ ok: false, error });
  });

  it('refuses options that nobody knows', () => {
    expect(readOrderCommand(['deliver', 'OD10001', '--now'])).toMatchObject({
      ok: false,
      error: expect.stringContaining('--now'),
    });
  });
});
