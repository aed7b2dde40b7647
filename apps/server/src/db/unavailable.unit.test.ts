import { describe, expect, it } from 'vitest';
import { isConnectionLost, isUnavailable, StandbyError } from './unavailable.ts';

const coded = (code: string, more = {}) => Object.assign(new Error('some words'), { code, ...more });
const wrapped = (cause: unknown) => new Error('Failed query', { cause });

describe('a database that can not be asked at the moment', () => {
  it.each([
    ['ends', coded('57P01')],
    ['crashed', coded('57P02')],
    ['comes up', coded('57P03')],
    ['has too many connections', coded('53300')],
    ['has no room', coded('53100')],
    ['has no room', coded('ENOSPC')],
    ['can not read its disk', coded('58030')],
    ['took too long', coded('57014')],
    ['only reads', coded('25006')],
    ['was found to be a standby', new StandbyError()],
    ['refuses', coded('ECONNREFUSED')],
    ['has no socket', coded('ENOENT', { syscall: 'connect' })],
    ['is silent', new Error('Query read timeout')],
    ['went away', new Error('Connection terminated unexpectedly')],
    ['has no connection left', new Error('timeout exceeded when trying to connect')],
  ])('%s: the shop is not to blame, also when a library says so in its own words', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(wrapped(wrapped(error)))).toBe(true);
  });

  it.each([
    ['a row that is there already', coded('23505')],
    ['a statement that is wrong', coded('42601')],
    ['a file that is not there', coded('ENOENT', { syscall: 'open' })],
    ['a bug', new TypeError('undefined is not a function')],
    ['nothing', null],
  ])('is not told of %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });

  it('leaves the connection as it is where the server itself refused', () => {
    expect(isConnectionLost(coded('53100'))).toBe(false);
    expect(isConnectionLost(coded('57014'))).toBe(false);
    expect(isConnectionLost(coded('57P01'))).toBe(true);
    expect(isConnectionLost(wrapped(coded('ECONNRESET')))).toBe(true);
  });
});
