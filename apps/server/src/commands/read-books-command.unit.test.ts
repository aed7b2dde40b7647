import { describe, expect, it } from 'vitest';
import { readBooksCommand } from './read-books-command.ts';

const read = (line: string) => readBooksCommand(line === '' ? [] : line.split(' '));

describe('the books command', () => {
  it.each([
    ['trial-balance', { does: 'trial-balance', upTo: null }],
    ['trial-balance 2026-11-30', { does: 'trial-balance', upTo: '2026-11-30' }],
    ['verify', { does: 'verify' }],
    ['day', { does: 'day', day: null }],
    ['day 2026-11-30', { does: 'day', day: '2026-11-30' }],
    ['close 2026-10', { does: 'close', month: '2026-10', folder: '.' }],
    ['close 2026-10 books', { does: 'close', month: '2026-10', folder: 'books' }],
  ])('understands %j', (line, command) => {
    expect(read(line)).toEqual({ ok: true, value: command });
  });

  it.each([
    ['', 'The command is missing: trial-balance, verify, day or close.'],
    ['open', 'Unknown command: open'],
    ['close', 'The month is missing, such as 2026-12.'],
    ['close 2026-10 books more', 'Unexpected: more'],
    ['trial-balance 2026-11-31', `'2026-11-31' is not a date such as 2026-12-31.`],
    ['day 30.11.2026', `'30.11.2026' is not a date such as 2026-12-31.`],
    ['verify it', 'Unexpected: it'],
    ['trial-balance 2026-10-31 2026-11-30', 'Unexpected: 2026-11-30'],
  ])('does not understand %j', (line, problem) => {
    expect(read(line)).toEqual({ ok: false, error: problem });
  });
});
