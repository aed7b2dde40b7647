import type { ReturnReason } from '@ilaneer/domain/return/return-reason';
import { describe, expect, it } from 'vitest';
import { returnRequest } from './return-choice.ts';

const nothing = { note: '', remedy: 'refund', payout: null } as const;

describe('the request for a return', () => {
  it('offers a replacement only for faulty goods (RETURN-19)', () => {
    const wish = { ...nothing, remedy: 'replacement' } as const;
    const remedyOf = (...reasons: readonly ReturnReason[]) => {
      const choice = new Map(reasons.map((reason, at) => [at + 1, { quantity: 1, reason }] as const));
      const made = returnRequest(choice, wish);
      return 'request' in made ? made.request.remedy : null;
    };
    expect(remedyOf('defective', 'late')).toBe('replacement');
    expect(remedyOf('defective', 'changed-mind')).toBe('refund');
  });

  it('names the error of each bank account field (RETURN-20)', () => {
    const choice = new Map([[1, { quantity: 1, reason: 'missing' as const }]]);
    const made = returnRequest(choice, { ...nothing, payout: { kind: 'bank', holder: 'Anu' } });
    expect('problem' in made && [...(made.problem.fields?.keys() ?? [])]).toEqual(['account', 'ifsc']);
  });

  it('holds every chosen line', () => {
    const choice = new Map([
      [1, { quantity: 2, reason: 'leaking' as const }],
      [3, { quantity: 1, reason: 'wrong' as const }],
    ]);
    expect(returnRequest(choice, { ...nothing, note: ' a cap was open ' })).toEqual({
      request: {
        lines: [
          { position: 1, quantity: 2, reason: 'leaking' },
          { position: 3, quantity: 1, reason: 'wrong' },
        ],
        note: 'a cap was open',
        remedy: 'refund',
      },
    });
  });

  it('needs a line, and a reason for each', () => {
    expect(returnRequest(new Map(), nothing)).toEqual({
      problem: { text: 'Please choose at least one item to return', part: 'items' },
    });
    const undecided = new Map([
      [1, { quantity: 2, reason: 'leaking' as const }],
      [2, { quantity: 1, reason: null }],
    ]);
    expect(returnRequest(undecided, nothing)).toEqual({
      problem: { text: 'Please choose a reason for the return', part: 'reasons' },
    });
  });
});
