import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_CHOICES,
  type AttemptChoice,
  attemptDueAt,
  choiceWords,
  isSameChoice,
  offeredDays,
  placeAfter,
  readChoice,
  type TypedChoice,
} from './attempt-choice.ts';

// A Friday in India.
const NOW = new Date('2026-12-04T08:00:00Z');
const AT = { now: NOW, pinCode: '682001' };

function typed(kind: TypedChoice['kind'], more: Partial<TypedChoice> = {}): TypedChoice {
  return { kind, day: '', addressLine1: '', addressLine2: '', phone: '', ...more };
}

describe('the choice after a failed delivery (PARCEL-25)', () => {
  it('offers the next 7 days in India without Sundays', () => {
    expect(offeredDays(NOW)).toEqual([
      '2026-12-05',
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
    ]);
    // Already Saturday in India.
    expect(offeredDays(new Date('2026-12-04T18:30:00Z'))[0]).toBe('2026-12-07');
  });

  it('takes an offered day and no other', () => {
    expect(readChoice(typed('again', { day: '2026-12-07' }), AT)).toEqual({
      ok: true,
      value: { kind: 'again', day: '2026-12-07' },
    });
    for (const day of ['', '2026-12-04', '2026-12-06', '2026-12-12', 'soon']) {
      expect(readChoice(typed('again', { day }), AT), day).toEqual({
        ok: false,
        error: [{ field: 'day', message: 'Please choose one of the days' }],
      });
    }
  });

  it('takes another address within the PIN code', () => {
    const lines = { addressLine1: '  7  Beach Road ', addressLine2: 'near 682 001 post office' };
    expect(readChoice(typed('other address', lines), AT)).toEqual({
      ok: true,
      value: { kind: 'other address', addressLine1: '7 Beach Road', addressLine2: lines.addressLine2 },
    });
    expect(readChoice(typed('other address', { addressLine1: 'House 1234567' }), AT).ok).toBe(true);
  });

  it.each([
    [{ addressLine1: ' ' }, 'addressLine1', 'Address line 1 is required'],
    [{ addressLine1: 'x'.repeat(201) }, 'addressLine1', 'Address line 1 must be at most 200 characters'],
    [
      { addressLine1: '7 Beach Road', addressLine2: 'Bengaluru 560001' },
      'addressLine2',
      'The address must be in PIN code 682001. For another place, write to us.',
    ],
    [
      { addressLine1: 'MG Road, 560 001' },
      'addressLine1',
      'The address must be in PIN code 682001. For another place, write to us.',
    ],
  ])('refuses the address %j', (lines, field, message) => {
    expect(readChoice(typed('other address', lines), AT)).toEqual({ ok: false, error: [{ field, message }] });
  });

  it('takes another phone as numbers of addresses are typed', () => {
    expect(readChoice(typed('other phone', { phone: '+91 98470-12345' }), AT)).toEqual({
      ok: true,
      value: { kind: 'other phone', phone: '9847012345' },
    });
    const refused = readChoice(typed('other phone', { phone: '12' }), AT);
    expect(refused).toMatchObject({ ok: false, error: [{ field: 'phone' }] });
  });

  it('ignores the fields of other choices', () => {
    expect(readChoice(typed('send back', { day: 'soon', phone: '1' }), AT)).toEqual({
      ok: true,
      value: { kind: 'send back' },
    });
  });

  it('is the same only in all its fields', () => {
    const all: AttemptChoice[] = [
      { kind: 'again', day: '2026-12-05' },
      { kind: 'again', day: null },
      { kind: 'other address', addressLine1: 'a', addressLine2: '' },
      { kind: 'other address', addressLine1: 'a', addressLine2: 'b' },
      { kind: 'other phone', phone: '9847012345' },
      { kind: 'send back' },
    ];
    for (const [index, one] of all.entries()) {
      for (const [at, other] of all.entries()) expect(isSameChoice(one, { ...other })).toBe(index === at);
    }
  });

  it('has words without address and phone', () => {
    expect(ATTEMPT_CHOICES.map((kind) => choiceWords({ kind, day: '2026-12-05' }))).toEqual([
      'Deliver on 5 Dec 2026',
      'Deliver to another address',
      'Call another phone',
      'Send back',
    ]);
    expect(choiceWords({ kind: 'again', day: null })).toBe('Deliver on the next round');
  });

  it('changes address and phone of this delivery (PARCEL-28)', () => {
    const address = { addressLine1: 'a', addressLine2: 'b', phone: '1', city: 'Kochi' };
    const choices: AttemptChoice[] = [
      { kind: 'other address', addressLine1: 'c', addressLine2: 'd' },
      { kind: 'other phone', phone: '2' },
      { kind: 'other address', addressLine1: 'e', addressLine2: '' },
      { kind: 'again', day: '2026-12-05' },
    ];
    expect(placeAfter(address, choices)).toEqual({
      ...{ addressLine1: 'e', addressLine2: '', phone: '2', city: 'Kochi' },
    });
    expect(placeAfter(address, [])).toEqual(address);
  });

  it.each([
    ['on a Friday by the end of Saturday', '2026-12-04T08:00:00Z', '2026-12-05T18:29:00.000Z'],
    ['on a Saturday by the end of Monday', '2026-12-05T08:00:00Z', '2026-12-07T18:29:00.000Z'],
    ['on a Sunday by the end of Monday', '2026-12-06T08:00:00Z', '2026-12-07T18:29:00.000Z'],
    ['late at night by the day in India', '2026-12-03T18:30:00Z', '2026-12-05T18:29:00.000Z'],
  ])('is due after a failure %s (SUPPORT-20)', (_when, failedAt, dueAt) => {
    expect(attemptDueAt(new Date(failedAt)).toISOString()).toBe(dueAt);
  });
});
