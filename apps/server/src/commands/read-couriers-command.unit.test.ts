import { describe, expect, it } from 'vitest';
import { readCouriersCommand } from './read-couriers-command.ts';

const read = (line: string) => readCouriersCommand(line === '' ? [] : line.split(' '));

describe('the couriers command', () => {
  it.each([
    ['list', { does: 'list' }],
    ['later 12h', { does: 'later', hours: 12 }],
    ['later 3d', { does: 'later', hours: 72 }],
    ['next OD10001-1', { does: 'next', parcel: 'OD10001-1' }],
    ['life OD10001-1 second attempt', { does: 'life', parcel: 'OD10001-1', life: 'second attempt' }],
    ['remit delhivery', { does: 'remit', courier: 'delhivery', faults: [], file: null }],
    [
      'remit shiprocket --faults short,unknown --file /tmp/paid.csv',
      { does: 'remit', courier: 'shiprocket', faults: ['short', 'unknown'], file: '/tmp/paid.csv' },
    ],
  ])('understands %j', (line, command) => {
    expect(read(line)).toEqual({ ok: true, value: command });
  });

  it.each([
    ['', 'The command is missing: list, later, next, life or remit.'],
    ['pay', 'Unknown command: pay'],
    ['list all', 'Unexpected: all'],
    ['list --file x', 'Only remit takes options.'],
    ['later', "later takes 1h to 720h, or 1d to 30d, not ''."],
    ['later 31d', "later takes 1h to 720h, or 1d to 30d, not '31d'."],
    ['next', 'The parcel is missing: its number such as OD10001-1, or its AWB.'],
    [
      'life OD10001-1 stolen',
      "'stolen' is no life: delivered, second attempt, third attempt, back, lost, weight dispute.",
    ],
    ['remit dtdc', "remit takes shiprocket or delhivery, not 'dtdc'."],
    ['remit delhivery --faults late', "'late' is no fault: short, missing, extra, unknown."],
  ])('does not understand %j', (line, problem) => {
    expect(read(line)).toEqual({ ok: false, error: problem });
  });
});
