import { describe, expect, it } from 'vitest';
import { leaksIn, oddLines } from './read-log.ts';

const line = (fields: object) => JSON.stringify({ level: 50, time: 1, msg: 'a request failed', ...fields });

describe('the log of a torture run', () => {
  it('excuses what a database that was taken away leaves behind, also as the cause of another error', () => {
    const lost = { type: 'Error', message: 'a statement failed', cause: { code: '57P01', message: 'ended' } };
    expect(oddLines([line({ err: lost }), line({ level: 40, msg: 'a warning' }), ''].join('\n'))).toEqual([]);
  });

  it('names every other error once, with how often it came, and every line that is no log line', () => {
    const bug = (requestId: string) => line({ requestId, err: { type: 'TypeError', message: 'undefined' } });
    const odd = oddLines([bug('one'), bug('two'), '(node:1) Warning: something'].join('\n'));
    expect(odd.map(({ times }) => times)).toEqual([2, 1]);
  });

  it('finds secrets', () => {
    expect(leaksIn('mail to anu@example.in', ['anu@example.in', '9876543210'])).toEqual(['anu@example.in']);
  });
});
