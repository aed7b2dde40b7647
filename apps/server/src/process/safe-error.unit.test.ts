import { describe, expect, it } from 'vitest';
import { safeError, safeMessage } from './safe-error.ts';

const asText = (error: unknown) => JSON.stringify(safeError(error));

describe('errors in the log', () => {
  it('is its kind, code, words and places', () => {
    const error = Object.assign(new TypeError('this went wrong'), { code: 'ECONNRESET', syscall: 'read' });
    expect(safeError(error)).toMatchObject({
      type: 'TypeError',
      code: 'ECONNRESET',
      syscall: 'read',
      message: 'this went wrong',
      stack: expect.stringMatching(/^TypeError: this went wrong\n\s+at .*safe-error\.unit\.test/),
    });
  });

  it('has neither the statement nor its values, however deeply they are wrapped', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      table: 'users',
      constraint: 'users_email',
      detail: 'Key (email)=(meera@mail.example) already exists.',
      where: 'meera',
      client: { password: 'hush' },
    });
    const failed = Object.assign(new Error('Failed query: insert …\nparams: Meera,meera@mail.example'), {
      query: 'insert into users values ($1)',
      params: ['Meera', 'meera@mail.example'],
      cause,
    });
    for (const error of [failed, { ...failed, message: failed.message, stack: failed.stack }]) {
      expect(asText(error)).not.toMatch(/meera|insert|hush|Key \(/i);
      expect(safeError(error)).toMatchObject({
        message: 'a statement failed',
        cause: { code: '23505', table: 'users', constraint: 'users_email' },
      });
    }
  });

  it('quotes no value that PostgreSQL could not read, and no address', () => {
    const unreadable = Object.assign(new Error('invalid input syntax for type uuid: "Meera Nair"'), {
      code: '22P02',
    });
    expect(asText(unreadable)).not.toContain('Meera');
    expect(safeMessage(new Error('550 no mailbox <meera@mail.example> here'))).toBe(
      '550 no mailbox <[address]> here',
    );
    expect(safeMessage('a word')).toBe('a word');
  });

  it('ends with causes that go round', () => {
    const error = new Error('round');
    error.cause = error;
    expect(asText(error)).toContain('round');
  });
});
