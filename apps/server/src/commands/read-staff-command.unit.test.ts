import { describe, expect, it } from 'vitest';
import { readStaffCommand } from './read-staff-command.ts';

describe('npm run staff', () => {
  it.each([
    ['list', { act: 'list' }],
    [
      'create --email Meera@Example.in --role owner',
      { act: 'create', email: 'meera@example.in', role: 'owner', name: 'meera' },
    ],
    ['block --email meera@example.in', { act: 'block', email: 'meera@example.in' }],
    [
      'reset-second-factor --email meera@example.in',
      { act: 'reset-second-factor', email: 'meera@example.in' },
    ],
  ])('reads %s', (words, command) => {
    expect(readStaffCommand(words.split(' '))).toEqual({ ok: true, value: command });
  });

  it.each([
    ['', 'The command is missing.'],
    ['dismiss', 'Unknown command: dismiss'],
    ['list all', 'Unexpected: all'],
    ['block', '--email is missing'],
    ['create --email meera@example.in', '--role is missing'],
  ])('refuses %j', (words, error) => {
    expect(readStaffCommand(words.split(' ').filter(Boolean))).toEqual({ ok: false, error });
  });
});
