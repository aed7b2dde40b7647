import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDifference } from './line-difference.ts';

describe('the difference of two texts', () => {
  it('names added and removed lines, and leaves the others', () => {
    expect(lineDifference('One\n\nTwo\nThree', 'One\nThree\nFour')).toEqual([
      { kind: 'same', text: 'One' },
      { kind: 'removed', text: 'Two' },
      { kind: 'same', text: 'Three' },
      { kind: 'added', text: 'Four' },
    ]);
  });

  it('contains both texts, for any two texts', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = lineDifference(before.join('\n'), after.join('\n'));
        const without = (kind: string) => changes.filter((one) => one.kind !== kind).map(({ text }) => text);
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
      }),
    );
  });
});
