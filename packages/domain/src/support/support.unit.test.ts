import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_URGENCIES, answerDueAt, answerUrgency, statusAfterMessage, waitingWithin } from './ticket.ts';
import { readTicketNumber, ticketNumberFrom } from './ticket-number.ts';
import { validateTicketMessage, validateTicketReply } from './validate-ticket.ts';

describe('ticket numbers', () => {
  it('are understood as typed and spoken (SUPPORT-6)', () => {
    for (const typed of ['T-0ZVEB1', 'ILN-T-0ZVEB1', 'iln t ozvebl', 't ozvebl', '0zveb1', ' ILNT0ZVEBI ']) {
      expect(readTicketNumber(typed)).toEqual(['T-0ZVEB1', 'ILN-T-0ZVEB1']);
    }
    const id = crypto.randomUUID();
    expect(readTicketNumber(ticketNumberFrom(id))).toContain(ticketNumberFrom(id));
  });

  it('can be read out', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(ticketNumberFrom(uuid)).toMatch(/^T-[0-9A-HJKMNP-TV-Z]{6}$/);
      }),
    );
  });

  it('follow the chance in the id', () => {
    expect(ticketNumberFrom('00000000-0000-4000-8000-000000000000')).toBe('T-000000');
    expect(ticketNumberFrom('3fffffff-0000-4000-8000-000000000000')).toBe('T-ZZZZZZ');
    expect(() => ticketNumberFrom('not an id')).toThrow(RangeError);
  });
});

describe('ticket messages', () => {
  it.each([
    ['', 'Message is required'],
    ['   ', 'Message is required'],
    ['Too short', 'Message must be at least 10 characters long'],
    ['x'.repeat(2_001), 'Message must be at most 2,000 characters'],
  ])('%#', (message, problem) => {
    expect(validateTicketMessage(message)).toEqual([{ field: 'message', message: problem }]);
  });

  it('may be short in a reply', () => {
    expect(validateTicketReply('Yes')).toEqual([]);
    expect(validateTicketReply(' ')).toEqual([{ field: 'message', message: 'Message is required' }]);
    expect(validateTicketMessage('The cap came in the wrong colour')).toEqual([]);
  });

  it('pass the ticket to the other side', () => {
    expect(statusAfterMessage('shopper')).toBe('open');
    expect(statusAfterMessage('staff')).toBe('answered');
  });
});

describe('the clock of an answer (SUPPORT-9)', () => {
  const since = new Date('2026-11-28T04:30:00Z');
  const after = (hours: number, ms = 0) => new Date(since.getTime() + hours * 3_600_000 + ms);

  it.each([
    [after(0), 'in time'],
    [after(36, -1), 'in time'],
    [after(36), 'soon late'],
    [after(48, -1), 'soon late'],
    [after(48), 'late'],
  ] as const)('%s: %s', (now, urgency) => {
    expect(answerUrgency(since, now)).toBe(urgency);
  });

  it('is stopped without a waiting message', () => {
    expect(answerUrgency(null, after(1_000))).toBe('none');
    expect(answerDueAt(since)).toEqual(after(48));
  });
});

describe('the clock of messages', () => {
  it('finds by their moment what it calls late, soon late and in time (SUPPORT-9)', () => {
    const now = new Date('2026-11-30T06:00:00Z');
    const hours = fc.oneof(fc.constantFrom(0, 36, 48), fc.double({ min: 0, max: 100, noNaN: true }));
    fc.assert(
      fc.property(hours, fc.constantFrom(...ANSWER_URGENCIES), (ago, urgency) => {
        const since = new Date(now.getTime() - Math.round(ago * 3_600_000));
        const { after, upTo } = waitingWithin(urgency, now);
        const isWithin = (after === null || since > after) && (upTo === null || since <= upTo);
        expect(isWithin).toBe(answerUrgency(since, now) === urgency);
      }),
    );
  });
});
