import { describe, expect, it } from 'vitest';
import { returnRequest } from './return-choice.ts';

describe('the request for a return', () => {
  it('holds every chosen line', () => {
    const choice = new Map([
      [1, { quantity: 2, reason: 'leaking' as const }],
      [3, { quantity: 1, reason: 'wrong' as const }],
    ]);
    expect(returnRequest(choice, ' a cap was open ')).toEqual({
      request: {
        lines: [
          { position: 1, quantity: 2, reason: 'leaking' },
          { position: 3, quantity: 1, reason: 'wrong' },
        ],
        note: 'a cap was open',
      },
    });
  });

  it('needs a line, and a reason for each', () => {
    expect(returnRequest(new Map(), '')).toEqual({
      problem: { text: 'Please choose at least one item to return', part: 'items' },
    });
    const undecided = new Map([
      [1, { quantity: 2, reason: 'leaking' as const }],
      [2, { quantity: 1, reason: null }],
    ]);
    expect(returnRequest(undecided, '')).toEqual({
      problem: { text: 'Please choose a reason for the return', part: 'reasons' },
    });
  });
});
