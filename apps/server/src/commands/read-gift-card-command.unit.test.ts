import { describe, expect, it } from 'vitest';
import { readGiftCardCommand } from './read-gift-card-command.ts';

const read = (line: string) =>
  readGiftCardCommand(line === '' ? [] : line.split(' '), new Date('2026-11-21T10:00:00Z'));

describe('the gift-card command', () => {
  it('issues a card in rupees, by default without a recipient and for a year', () => {
    expect(read('issue 500')).toEqual({
      ok: true,
      value: { does: 'issue', wanted: { worth: 50_000, expiresAt: null, to: null, paidBy: 'none' } },
    });
    expect(read('issue 499.50 --expires 2027-12-31 --to Asha@Example.in --paid-by bank')).toEqual({
      ok: true,
      value: {
        does: 'issue',
        wanted: {
          worth: 49_950,
          expiresAt: new Date('2027-12-31T18:30:00Z'),
          to: 'asha@example.in',
          paidBy: 'bank',
        },
      },
    });
  });

  it('stops a card', () => {
    expect(read('stop 2345')).toEqual({ ok: true, value: { does: 'stop', idOrLast4: '2345' } });
  });

  it.each([
    ['', 'The command is missing: issue or stop.'],
    ['burn', 'Unknown command: burn'],
    ['issue', `A gift card is worth ₹1.00 to ₹10,000.00, not ''.`],
    ['issue 0', `A gift card is worth ₹1.00 to ₹10,000.00, not '0'.`],
    ['issue 10000.01', `A gift card is worth ₹1.00 to ₹10,000.00, not '10000.01'.`],
    ['issue 5.005', `A gift card is worth ₹1.00 to ₹10,000.00, not '5.005'.`],
    ['issue 500 600', 'One gift card at a time. Unexpected: 600'],
    ['issue 500 --expires 2026-11-20', `--expires takes a future date such as 2027-12-31, not '2026-11-20'.`],
    ['issue 500 --to asha', `'asha' is not an email address.`],
    ['stop', 'The gift card is missing: its last four characters, or its ID.'],
    ['stop 2345 --to a@b.in', 'stop takes no options.'],
    ['stop 2345 --paid-by bank', 'stop takes no options.'],
    ['issue 500 --paid-by asha', `--paid-by takes bank or none, not 'asha'.`],
  ])('does not understand %j', (line, problem) => {
    expect(read(line)).toEqual({ ok: false, error: problem });
  });

  it('does not understand an unknown option', () => {
    expect(read('issue 500 --gift')).toMatchObject({ ok: false, error: expect.stringContaining('--gift') });
  });
});
